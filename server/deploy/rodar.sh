#!/bin/sh
# Restarts the processes one after another. nginx sends a process nothing while it stops and starts: no request is lost.
#   rodar.sh /etc/nginx/conf.d/bienestar.conf 3001 3002
# RECARGAR and REINICIAR are the commands without systemd; the port is added at the end of REINICIAR.
set -eu
conf=$1
shift
recargar=${RECARGAR:-systemctl reload nginx}
reiniciar=${REINICIAR:-systemctl restart bienestar@}

no_sigue() {
    echo "$1" >&2
    exit 1
}
suya() {
    echo "^[[:space:]]*server 127\.0\.0\.1:$1\([[:space:]][^;]*\)\{0,1\};"
}
responde() {
    [ "$(curl -s -o /dev/null -m 5 -w '%{http_code}' "http://$1/readyz")" = 200 ]
}
# True when nginx has another process that is not set aside and is ready.
hay_otro() {
    for otro in $(sed -n '/[[:space:]]down[[:space:];]/d; s/^[[:space:]]*server \([0-9a-z.:-]*\)[[:space:];].*/\1/p' "$conf"); do
        if [ "$otro" != "127.0.0.1:$1" ] && responde "$otro"; then return 0; fi
    done
    return 1
}

for puerto in "$@"; do
    [ "$(grep -c "$(suya "$puerto")" "$conf")" = 1 ] ||
        no_sigue "En $conf no hay una línea «server 127.0.0.1:$puerto …;»: no se reinicia nada más."
done
for puerto in "$@"; do
    hay_otro "$puerto" ||
        no_sigue "Ningún otro proceso de $conf atiende: si se reinicia el del puerto $puerto nadie responde. No se reinicia."
    # The rest of the line stays. An interrupted run may have left the process set aside.
    sed -i --follow-symlinks "/$(suya "$puerto")/{s/ down\([ ;]\)/\1/; s/;/ down;/}" "$conf"
    $recargar
    # The process first says no at /readyz for DRAIN_SECONDS, and answers the requests that nginx already sent.
    $reiniciar"$puerto"
    intento=0
    until responde "127.0.0.1:$puerto"; do
        intento=$((intento + 1))
        [ "$intento" -le 300 ] ||
            no_sigue "El proceso del puerto $puerto no vuelve: el otro sigue atendiendo. Mira su registro."
        sleep 0.2
    done
    sed -i --follow-symlinks "/$(suya "$puerto")/s/ down;/;/" "$conf"
    $recargar
done
