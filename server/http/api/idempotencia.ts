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

/** What is kept of an answer in the place of it, and how it is made again of that. */
export interface EnLugarDeCopia {
  /** Null where nothing is kept: the same request is carried out anew. */
  resumir: (respuesta: Respuesta) => string | null;
  rehacer: (resumen: string) => Promise<Respuesta>;
}

const LARGO_MAXIMO = 200;
/** Whoever has no session shares their keys with everybody: one that could be guessed, or that others use, is none. */
const LARGO_MINIMO_SIN_PERSONA = 16;
/** How many characters a key may have, as a schema says it. */
export const largoDeClave = (conPersona: boolean) => ({
  minLength: conPersona ? 1 : LARGO_MINIMO_SIN_PERSONA,
  maxLength: LARGO_MAXIMO,
});
/** Ids of people begin at 1. */
const SIN_PERSONA = 0;
const ESPERA_EN_MS = 50;

/**
 * Carries a request out once for each person, or address of the API where there is none, and `Idempotency-Key`: the same
 * key and request get the same answer, also while the first one is still under way; the same key with another request
 * is refused with 422.
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
  const { idPersona, clave, texto, textoDeAntes } = comoSeGuarda(pedida);
  const conLlave = sinCopia ? huellaDeRespuestas : deSesion;
  const posibles = [...conLlave.posibles(texto), ...deSesion.posibles(textoDeAntes)];
  let huella = conLlave(texto);
  for (;;) {
    const toma = await idempotencia.tomar(idPersona, clave, huella, now());
    if (toma.tomada) {
      const respuesta = await llevarACabo(toma.repetida).catch(async (error: unknown) => {
        await idempotencia.soltar(idPersona, clave);
        throw error;
      });
      // A limit is no outcome: once it is over the same request may go through.
      const seOlvida = respuesta.estado >= 500 || respuesta.estado === 429;
      const queda = seOlvida ? null : sinCopia ? sinCopia.resumir(respuesta) : respuesta.cuerpo;
      if (queda === null) await idempotencia.soltar(idPersona, clave);
      else {
        const sinCopiaEn = sinCopia ? elDiaDe(now()) : null;
        await idempotencia.guardar(idPersona, clave, { estado: respuesta.estado, cuerpo: queda }, sinCopiaEn);
      }
      return respuesta;
    }
    // The same request, as it was kept under a key that is being replaced, or by a program of before.
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
 * A body may carry a password, or how somebody is, so that what is kept of it is digested with a key of ours: that of
 * answers where no copy stays. With it goes whose it is and under which name, so that the same words of two people do
 * not look the same. Nobody's key for a request is found by its digest; it is long and random, so that it needs none of
 * our keys.
 */
function comoSeGuarda({ idPersona, clave, ruta, texto }: Parameters<typeof unaSolaVez>[1]) {
  const entero = `idempotencia:${JSON.stringify([idPersona, clave, ruta, texto])}`;
  return idPersona === null
    ? {
        idPersona: SIN_PERSONA,
        clave: sha256(`idempotencia:${ruta}\n${clave}`),
        texto: entero,
        textoDeAntes: texto,
      }
    : { idPersona, clave, texto: entero, textoDeAntes: `${ruta}\n${texto}` };
}
