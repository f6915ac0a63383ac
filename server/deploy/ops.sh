#!/bin/sh
# `npm run ops` on this installation: as the service's user, with the service's environment.
#   ops.sh respaldo      ops.sh ayuda
# /etc/bienestar/env-ops is optional and overrides variables for orders, such as a DATABASE_URL without PgBouncer.
exec systemd-run --quiet --pipe --wait --collect \
    --property=User=bienestar --property=StateDirectory=bienestar --property=StateDirectoryMode=0700 \
    --property=WorkingDirectory=/opt/bienestar/current \
    --property=EnvironmentFile=/etc/bienestar/env --property=EnvironmentFile=-/etc/bienestar/env-ops \
    /usr/bin/node build/server/ops.js "$@"
