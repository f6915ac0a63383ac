# Recomputes every play of a round: python3 comprobar.py https://…/recompensas/ruleta/RONDA/jugadas
import hashlib, hmac, json, sys, urllib.request

sha256 = lambda texto: hashlib.sha256(texto.encode()).hexdigest()
pagina = lambda despues: json.load(urllib.request.urlopen(f"{sys.argv[1]}?despues={despues}"))
ronda = pagina(0)
semilla, compromiso, lista = ronda["semilla"], ronda["compromiso"], ronda["lista"]
assert semilla and sha256(semilla) == compromiso, "la semilla no es la que se prometió, o falta"
premios, dados, cuentas, palabras = json.loads(lista)["premios"], {}, {}, {}
eslabon, numero = sha256(f"{compromiso}:{sha256(lista)}"), 0
while jugadas := pagina(numero)["jugadas"]:
    for j in jugadas:
        numero, quien = numero + 1, j["participante"]
        cuentas[quien] = cuentas.get(quien, 0) + 1
        texto = f"{ronda['idRonda']}:{quien}:{cuentas[quien]}:{j['palabra']}"
        parte = int(hmac.new(semilla.encode(), texto.encode(), "sha256").hexdigest()[:8], 16) * 10000 >> 32
        cae, hasta = None, 0
        for premio in premios:
            if hasta <= parte < hasta + premio["partes"]:
                cae = premio
            hasta += premio["partes"]
        tope = cae and (cae["existencias"] is None or dados.get(cae["uid"], 0) < cae["existencias"])
        hay = tope and not (cae["unoPorPersona"] and (cae["uid"], quien) in dados)
        if hay:
            for clave in (cae["uid"], (cae["uid"], quien)):
                dados[clave] = dados.get(clave, 0) + 1
        dice = cae["uid"] if hay else None
        gasta = cae is None or bool(hay)
        eslabon = sha256(f"{eslabon}:{numero}:{quien}:{cuentas[quien]}:{j['palabra']}:{dice or '-'}:{int(gasta)}:{j['dia']}")
        igual = (j["numero"], j["premio"], j["gasta"], j["eslabon"]) == (numero, dice, gasta, eslabon)
        llego = j["cuenta"] == cuentas[quien] and (j["cuenta"] > 1 or quien == len(cuentas))
        suya = palabras.setdefault(quien, j["palabra"]) == j["palabra"]
        assert igual and llego and suya, f"jugada {numero}: no coincide"
assert eslabon == ronda["ultimo"], "faltan jugadas al final"
print(f"{numero} jugadas comprobadas; última huella {eslabon}")
