#!/bin/sh
# The drill: a backup of what a server keeps is restored into a place of its own, compared, and served there.
# What is open goes on; nothing is written to it. Ends with 0 if the backup is good.
#
#   deploy/drill.sh SPARE [BACKUP OPTIONS]
#
# SPARE is where to restore to: an empty database of PostgreSQL (postgresql://...), or "" for a file. The options are
# those of the server's database: --database ADDRESS, --data-dir FOLDER. MAJLIS is the program (majlis).
#
#   createdb drill && deploy/drill.sh postgresql://localhost/drill --database postgresql://localhost/majlis; dropdb drill
set -eu
spare=${1?where to restore to: an address, or nothing for a file}
shift
majlis=${MAJLIS:-majlis}
folder=$(mktemp -d)
server=
end() {
    if [ -n "$server" ]; then kill "$server" && wait "$server" || true; fi
    rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' INT TERM

# What a command said of tables, matches and moves, on however many lines.
counts() { tr '\n' ' ' < "$1" | tr -s ' ' | sed -n 's/.*(\(tables: [^)]*\)).*/\1/p'; }

$majlis --lang en backup "$folder/drill.backup" "$@" > "$folder/written"
# The copy has nothing to do with other servers.
unset MAJLIS_DATABASE MAJLIS_DATA_DIR MAJLIS_NATS MAJLIS_TRACING
set -- --data-dir "$folder/drill"
[ -z "$spare" ] || set -- "$@" --database "$spare"
$majlis --lang en restore "$folder/drill.backup" "$@" > "$folder/restored"
written=$(counts "$folder/written")
restored=$(counts "$folder/restored")
if [ -z "$written" ] || [ "$written" != "$restored" ]; then
    echo "The backup has ($written), what was restored of it ($restored)." >&2
    exit 1
fi

# A second backup, of the copy, has every row that the first one has.
$majlis --lang en backup "$folder/again.backup" "$@" > "$folder/again"
if [ "$(counts "$folder/again")" != "$written" ]; then
    echo "The copy has ($(counts "$folder/again")) instead of ($written)." >&2
    exit 1
fi

$majlis serve --host 127.0.0.1 --port 0 --no-browser "$@" > "$folder/port" 2> "$folder/log" &
server=$!
port=
for _ in $(seq 600); do
    port=$(sed -n 's/^port //p' "$folder/port")
    [ -z "$port" ] || break
    kill -0 "$server" 2> /dev/null || break
    sleep 0.1
done
if [ -z "$port" ]; then
    echo "No server opens on what was restored:" >&2
    tail -n 5 "$folder/log" >&2
    exit 1
fi
python3 - "$port" << 'END'
import json, sys, time, urllib.request

began = time.monotonic()
while True:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{sys.argv[1]}/healthz", timeout=10) as answer:
            assert json.load(answer)["open"]
        break
    except (AssertionError, OSError) as error:
        if time.monotonic() - began > 300:
            sys.exit(f"the server on what was restored does not open: {error}")
        time.sleep(0.2)
END
echo "The backup is good ($written); a server was open on it."
