import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Services } from "../services";
import { ErrorDeApi } from "./endpoint";

export interface Respuesta {
  estado: number;
  cuerpo: string;
}

const LARGO_MAXIMO = 200;
const ESPERA_EN_MS = 50;

/**
 * Carries a request out once for each person and `Idempotency-Key`: the same key and request get the same answer,
 * also while the first one is still under way; the same key with another request is refused with 422.
 */
export async function unaSolaVez(
  { idempotencia, now }: Services,
  { idPersona, clave, peticion }: { idPersona: number; clave: string; peticion: string },
  llevarACabo: (repetida: boolean) => Promise<Respuesta>,
): Promise<Respuesta> {
  if (clave.length > LARGO_MAXIMO) {
    throw new ErrorDeApi(400, "clave-invalida", `Idempotency-Key admite hasta ${LARGO_MAXIMO} caracteres.`);
  }
  const huella = createHash("sha256").update(peticion).digest("base64url");
  for (;;) {
    const toma = await idempotencia.tomar(idPersona, clave, huella, now());
    if (toma.tomada) {
      const respuesta = await llevarACabo(toma.repetida).catch(async (error: unknown) => {
        await idempotencia.soltar(idPersona, clave);
        throw error;
      });
      // A limit is no outcome: once it is over the same request may go through.
      if (respuesta.estado >= 500 || respuesta.estado === 429) await idempotencia.soltar(idPersona, clave);
      else await idempotencia.guardar(idPersona, clave, respuesta.estado, respuesta.cuerpo);
      return respuesta;
    }
    if (toma.huella !== huella) {
      throw new ErrorDeApi(422, "clave-reutilizada", "Esa Idempotency-Key ya se usó con otra solicitud.");
    }
    if (toma.respuesta) return toma.respuesta;
    await wait(ESPERA_EN_MS);
  }
}
