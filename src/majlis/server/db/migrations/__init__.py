"""The store's tables, from one version of the server to the next."""
