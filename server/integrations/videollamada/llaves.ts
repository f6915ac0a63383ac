import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Llaves } from "../../../app/domain/videollamada/participar";

/** `<idCita>.<seconds since 1970 when it ends>.<signature>` */
const LLAVE = /^([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})$/;

/**
 * Personal links of specialists. The signature also covers who the specialist is: a session that passes to
 * somebody else leaves the first one's link worthless.
 */
export function makeLlaves(secreto: string): Llaves {
  const clave = createHash("sha256").update(`videollamada:${secreto}`).digest();
  const firma = (idCita: string, idEspecialista: string, fin: string) =>
    createHmac("sha256", clave)
      .update(JSON.stringify([idCita, idEspecialista, fin]))
      .digest();

  return {
    firmar({ idCita, idEspecialista }, hasta) {
      const fin = String(Math.floor(hasta.getTime() / 1000));
      return `${idCita}.${fin}.${firma(idCita, idEspecialista, fin).toString("base64url")}`;
    },
    idCitaDe: (llave) => LLAVE.exec(llave)?.[1] ?? null,
    valeEn(llave, { idCita, idEspecialista }, now) {
      const [, deCita, fin = "", dada = ""] = LLAVE.exec(llave) ?? [];
      if (deCita !== idCita || now.getTime() >= Number(fin) * 1000) return false;
      const buena = firma(idCita, idEspecialista, fin);
      const presentada = Buffer.from(dada, "base64url");
      return presentada.length === buena.length && timingSafeEqual(presentada, buena);
    },
  };
}
