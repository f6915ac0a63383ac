import { createHash, createHmac } from "node:crypto";
import type { LlavesDeSala } from "../../../app/domain/agenda/citas/enlaceDeSala";
import { cierraLaSala } from "../../../app/domain/agenda/citas/sala";

import { secretsOf, type Secret } from "../../platform/rotation";
import { sameText } from "../../platform/sameText";

/** `<idCita>.<seconds since 1970 when it ends>.<signature>` */
const LLAVE = /^([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})$/;

/** Seconds since 1970, when the room of a session closes. */
const finDe = (fin: Date) => String(Math.floor(cierraLaSala(fin).getTime() / 1000));

/**
 * Personal links of specialists. The signature also covers who the specialist is, and the link says when the room
 * closes: a session that passes to somebody else, or moves to another time, leaves earlier links worthless.
 */
export function makeLlaves(secreto: Secret): LlavesDeSala {
  const firmas = (idCita: string, idEspecialista: string, fin: string) =>
    secretsOf(secreto).map((uno) => {
      const clave = createHash("sha256").update(`videollamada:${uno}`).digest();
      return createHmac("sha256", clave)
        .update(JSON.stringify([idCita, idEspecialista, fin]))
        .digest("base64url");
    });

  const fueDe: LlavesDeSala["fueDe"] = (llave, { idCita, idEspecialista }) => {
    const [, deCita, fin = "", dada = ""] = LLAVE.exec(llave) ?? [];
    return deCita === idCita && firmas(idCita, idEspecialista, fin).some((buena) => sameText(dada, buena));
  };

  return {
    firmar({ idCita, idEspecialista, ...cita }) {
      const fin = finDe(cita.fin);
      return `${idCita}.${fin}.${firmas(idCita, idEspecialista, fin)[0]!}`;
    },
    idCitaDe: (llave) => LLAVE.exec(llave)?.[1] ?? null,
    valeEn(llave, cita, now) {
      const [, , fin = ""] = LLAVE.exec(llave) ?? [];
      return fin === finDe(cita.fin) && now.getTime() < Number(fin) * 1000 && fueDe(llave, cita);
    },
    fueDe,
  };
}
