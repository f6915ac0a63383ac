import { setTimeout as wait } from "node:timers/promises";
import { elDiaDe } from "../../../app/domain/shared/fechas";
import type { Product } from "../../product";
import type { Services } from "../../platform/services";
import { sha256 } from "../../platform/digest";
import { ErrorDeApi } from "../../platform/api/endpoint";

export interface Respuesta {
  estado: number;
  cuerpo: string;
}

/** A summary that is stored instead of a copy of the answer, and the function that makes the answer again from it. */
export interface EnLugarDeCopia {
  /** Summary of the answer; null stores nothing, so that a repeated request is carried out anew. */
  resumir: (respuesta: Respuesta) => string | null;
  rehacer: (resumen: string) => Promise<Respuesta>;
}

const LARGO_MAXIMO = 200;
/**
 * Least length of an `Idempotency-Key` without a session: such callers share one set of keys, in which a short key
 * could be guessed or taken.
 */
const LARGO_MINIMO_SIN_PERSONA = 16;
/** Allowed length of an `Idempotency-Key` in characters, as JSON Schema writes it. */
export const largoDeClave = (conPersona: boolean) => ({
  minLength: conPersona ? 1 : LARGO_MINIMO_SIN_PERSONA,
  maxLength: LARGO_MAXIMO,
});
/** Id for callers without a session: ids of people begin at 1. */
const SIN_PERSONA = 0;
const ESPERA_EN_MS = 50;

/**
 * Carries out a request once for each person and `Idempotency-Key`; without a person, once for each path and key. A
 * repeated request gets the same answer, even while the first is still under way. The same key with another request is
 * refused with 422 (draft-ietf-httpapi-idempotency-key-header § 2.7).
 */
export async function unaSolaVez(
  {
    idempotencia,
    now,
    huella: deSesion,
    huellaDeRespuestas,
  }: Pick<Services, "now" | "huella" | "huellaDeRespuestas"> & Pick<Product, "idempotencia">,
  pedida: { idPersona: number | null; clave: string; ruta: string; texto: string },
  llevarACabo: (repetida: boolean) => Promise<Respuesta>,
  sinCopia: EnLugarDeCopia | null = null,
): Promise<Respuesta> {
  const { minLength, maxLength } = largoDeClave(pedida.idPersona !== null);
  if (pedida.clave.length > maxLength || pedida.clave.length < minLength) {
    throw new ErrorDeApi(
      400,
      "clave-invalida",
      `Idempotency-Key admite de ${minLength} a ${maxLength} caracteres.`,
    );
  }
  const { idPersona, clave, texto } = comoSeGuarda(pedida);
  const conLlave = sinCopia ? huellaDeRespuestas : deSesion;
  const posibles = conLlave.posibles(texto);
  let huella = conLlave(texto);
  for (;;) {
    const toma = await idempotencia.tomar(idPersona, clave, huella, now());
    if (toma.tomada) {
      const respuesta = await llevarACabo(toma.repetida).catch(async (error: unknown) => {
        await idempotencia.soltar(idPersona, clave);
        throw error;
      });
      // A refusal by a limit is not stored: the same request may succeed later.
      const seOlvida = respuesta.estado >= 500 || respuesta.estado === 429;
      const queda = seOlvida ? null : sinCopia ? sinCopia.resumir(respuesta) : respuesta.cuerpo;
      if (queda === null) await idempotencia.soltar(idPersona, clave);
      else {
        const sinCopiaEn = sinCopia ? elDiaDe(now()) : null;
        await idempotencia.guardar(idPersona, clave, { estado: respuesta.estado, cuerpo: queda }, sinCopiaEn);
      }
      return respuesta;
    }
    // The stored digest may be by a key that is being replaced.
    if (toma.huella !== huella && posibles.includes(toma.huella)) {
      huella = toma.huella;
      continue;
    }
    if (toma.huella !== huella) {
      throw new ErrorDeApi(422, "clave-reutilizada", "Esa Idempotency-Key ya se usó con otra solicitud.");
    }
    if (toma.respuesta) return sinCopia ? sinCopia.rehacer(toma.respuesta.cuerpo) : toma.respuesta;
    await wait(ESPERA_EN_MS);
  }
}

/**
 * Prepares a request for storage. Its body may contain a password or health data, so that only a digest with a secret
 * key is stored. For endpoints without a copy of the answer, that key is the one of people's answers. The digest covers
 * the person and the idempotency key too, so that equal bodies of two people differ. Without a person the idempotency
 * key is stored as a plain SHA-256, because it is long and random.
 */
function comoSeGuarda({ idPersona, clave, ruta, texto }: Parameters<typeof unaSolaVez>[1]) {
  const entero = `idempotencia:${JSON.stringify([idPersona, clave, ruta, texto])}`;
  return idPersona === null
    ? { idPersona: SIN_PERSONA, clave: sha256(`idempotencia:${ruta}\n${clave}`), texto: entero }
    : { idPersona, clave, texto: entero };
}
