// Recomputes every play of a round: node comprobar.mjs https://…/recompensas/ruleta/RONDA/jugadas
import { createHash, createHmac } from "node:crypto";
const sha256 = (texto) => createHash("sha256").update(texto).digest("hex");
const pagina = async (despues) => (await fetch(`${process.argv[2]}?despues=${despues}`)).json();
const { idRonda, semilla, compromiso, lista, ultimo } = await pagina(0);
if (!semilla || sha256(semilla) !== compromiso)
  throw new Error("la semilla no es la que se prometió, o falta");
const { premios } = JSON.parse(lista);
const dados = {},
  cuentas = {},
  palabras = {};
let eslabon = sha256(`${compromiso}:${sha256(lista)}`),
  numero = 0;
for (let jugadas; (jugadas = (await pagina(numero)).jugadas).length > 0;)
  for (const { participante: p, cuenta, palabra, premio, gasta, dia, ...jugada } of jugadas) {
    const hmac = createHmac("sha256", semilla).update(`${idRonda}:${p}:${cuenta}:${palabra}`).digest("hex");
    let parte = Math.floor((parseInt(hmac.slice(0, 8), 16) * 10000) / 2 ** 32);
    const cae = premios.find(({ partes }) => (parte -= partes) < 0);
    const mia = `${cae?.uid} ${p}`,
      hay =
        cae && (dados[cae.uid] ?? 0) < (cae.existencias ?? Infinity) && !(cae.unoPorPersona && dados[mia]);
    if (hay) for (const clave of [cae.uid, mia]) dados[clave] = (dados[clave] ?? 0) + 1;
    eslabon = sha256([eslabon, ++numero, p, cuenta, palabra, premio ?? "-", gasta ? 1 : 0, dia].join(":"));
    const bien =
      jugada.numero === numero &&
      jugada.eslabon === eslabon &&
      cuenta === (cuentas[p] = (cuentas[p] ?? 0) + 1) &&
      (cuenta > 1 || p === Object.keys(cuentas).length) &&
      palabra === (palabras[p] ??= palabra);
    if (!bien || premio !== (hay ? cae.uid : null) || gasta !== (!cae || hay))
      throw new Error(`jugada ${numero}: no coincide`);
  }
if (eslabon !== ultimo) throw new Error("faltan jugadas al final");
console.log(`${numero} jugadas comprobadas; última huella ${eslabon}`);
