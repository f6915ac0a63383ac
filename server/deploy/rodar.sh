#!/bin/sh
# Restarts the processes one after another, each out of nginx's sight while it stops and starts: no request is lost.
#   rodar.sh /etc/nginx/conf.d/bienestar.conf 3001 3002
# RECARGAR and REINICIAR say how, where it is not with systemd; the port is written at the end of REINICIAR.
set -eu
conf=$1
shift
recargar=${RECARGAR:-systemctl reload nginx}
reiniciar=${REINICIAR:-systemctl restart bienestar@}
for puerto in "$@"; do
    sed -i "s/\(server 127\.0\.0\.1:$puerto\) .*;/\1 down;/" "$conf"
    $recargar
    # It first says no at /readyz for DRAIN_SECONDS: until then what nginx had already sent it is answered.
    $reiniciar"$puerto"
    intento=0
    until [ "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$puerto/readyz")" = 200 ]; do
        intento=$((intento + 1))
        if [ "$intento" -gt 300 ]; then
            echo "El proceso del puerto $puerto no vuelve: el otro sigue atendiendo. Mira su registro." >&2
            exit 1
        fi
        sleep 0.2
    done
    sed -i "s/\(server 127\.0\.0\.1:$puerto\) down;/\1 max_fails=0;/" "$conf"
    $recargar
done
