"""The store's tables, from one version of the house to the next."""
