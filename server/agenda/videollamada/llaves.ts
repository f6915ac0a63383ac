import { createHash, createHmac } from "node:crypto";
import type { Llaves } from "../../../app/domain/agenda/videollamada/participar";

import { secretsOf, type Secret } from "../../platform/rotation";
import { sameText } from "../../platform/sameText";

/** `<idCita>.<seconds since 1970 when it ends>.<signature>` */
const LLAVE = /^([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})$/;

/**
 * Personal links of specialists. The signature also covers who the specialist is: a session that passes to
 * somebody else leaves the first one's link worthless.
 */
export function makeLlaves(secreto: Secret): Llaves {
  const firmas = (idCita: string, idEspecialista: string, fin: string) =>
    secretsOf(secreto).map((uno) => {
      const clave = createHash("sha256").update(`videollamada:${uno}`).digest();
      return createHmac("sha256", clave)
        .update(JSON.stringify([idCita, idEspecialista, fin]))
        .digest("base64url");
    });

  return {
    firmar({ idCita, idEspecialista }, hasta) {
      const fin = String(Math.floor(hasta.getTime() / 1000));
      return `${idCita}.${fin}.${firmas(idCita, idEspecialista, fin)[0]!}`;
    },
    idCitaDe: (llave) => LLAVE.exec(llave)?.[1] ?? null,
    valeEn(llave, { idCita, idEspecialista }, now) {
      const [, deCita, fin = "", dada = ""] = LLAVE.exec(llave) ?? [];
      if (deCita !== idCita || now.getTime() >= Number(fin) * 1000) return false;
      return firmas(idCita, idEspecialista, fin).some((buena) => sameText(dada, buena));
    },
  };
}
