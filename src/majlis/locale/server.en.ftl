# A page that was not built.
page-not-built = The house is open, but its page has not been built yet. Build it like this, then load this page again:

# The terminal, when the house opens.
serve-open = The house is open.
serve-here = On this machine:
serve-phones = On phones and other machines of the same network (point a camera at the code):
serve-public = For everybody:
serve-only-here = Only this machine can reach it; --host 0.0.0.0 lets in the same network.
serve-data = Everything is kept in { $place }.
serve-stop = Ctrl+C closes the house; matches go on from where they are at the next start.
serve-next-port = Port { $taken } is taken, so it is { $port } this time.
serve-port-taken = Port { $port } on { $host } is taken by another program. Choose another one with --port, or --port 0 for any free one.
serve-port-forbidden = Port { $port } on { $host } may not be used: { $why }. Ports from 1024 on usually may.
serve-host-unknown = This machine has no address { $host }: { $why }. --host 127.0.0.1 is this machine alone, --host 0.0.0.0 its network too.
serve-already-open = Another house is open on { $place } already. Close it first, or give this one a folder of its own with --data-dir.
serve-not-built = The page has not been built yet: python3 dev.py web builds it.
serve-closed = The house is closed. Everything is kept.

# The terminal, when a worker opens.
worker-open = This process thinks for the bots of servers at { $nats }. Threads: { $threads }.
worker-stop = Ctrl+C ends it, once what it thinks about is thought.
worker-closed = The worker has ended. Nothing was left unfinished.
