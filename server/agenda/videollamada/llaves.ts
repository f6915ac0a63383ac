import { createHash, createHmac } from "node:crypto";
import type { LlavesDeSala } from "../../../app/domain/agenda/citas/enlaceDeSala";
import { cierraLaSala } from "../../../app/domain/agenda/citas/sala";

import { secretsOf, type Secret } from "../../platform/rotation";
import { sameText } from "../../platform/sameText";

/** Form of the key in a specialist's link: `<idCita>.<seconds since 1970 at which it expires>.<signature>`. */
const LLAVE = /^([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})$/;

/** Time at which the room of a session closes, in seconds since 1970. */
const finDe = (fin: Date) => String(Math.floor(cierraLaSala(fin).getTime() / 1000));

/**
 * Makes and checks the personal links of specialists to video rooms. The signature covers the specialist and the
 * instant at which the room closes. So earlier links are void after a session gets another specialist or time.
 */
export function makeLlaves(secreto: Secret): LlavesDeSala {
  const firmas = (idCita: string, idEspecialista: string, fin: string) =>
    secretsOf(secreto).map((valor) => {
      const clave = createHash("sha256").update(`videollamada:${valor}`).digest();
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
