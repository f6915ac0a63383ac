import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Llaves } from "../../../app/domain/agenda/videollamada/participar";

import { secretsOf, type Secret } from "../../platform/rotation";

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
        .digest();
    });

  return {
    firmar({ idCita, idEspecialista }, hasta) {
      const fin = String(Math.floor(hasta.getTime() / 1000));
      return `${idCita}.${fin}.${firmas(idCita, idEspecialista, fin)[0]!.toString("base64url")}`;
    },
    idCitaDe: (llave) => LLAVE.exec(llave)?.[1] ?? null,
    valeEn(llave, { idCita, idEspecialista }, now) {
      const [, deCita, fin = "", dada = ""] = LLAVE.exec(llave) ?? [];
      if (deCita !== idCita || now.getTime() >= Number(fin) * 1000) return false;
      const presentada = Buffer.from(dada, "base64url");
      return firmas(idCita, idEspecialista, fin).some(
        (buena) => presentada.length === buena.length && timingSafeEqual(presentada, buena),
      );
    },
  };
}
