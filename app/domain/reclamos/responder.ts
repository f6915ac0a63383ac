import type { Auditar } from "../shared/actos/auditar";
import type { DepsConSitio, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import { correosDeRespuesta } from "./correos";
import { correosDe, numeroDeHoja, type HojaRegistrada } from "./registro";
import type { RechazoDeRespuesta } from "./respuesta";

/** A sheet by its number, and who acts on it. */
export interface PedidoDeHoja {
  operador: string;
  numero: number;
  anio: number;
}

type Usados = "correos" | "hojas" | "respuestasDeReclamo";

interface DepsDeResponder extends DepsConSitio<Usados> {
  auditar: Auditar;
  enlaceDe: (codigo: string) => string;
}

/** How the person hears of an answer: by mail, or by post when the sheet has no mail address. */
export interface Entregada {
  hoja: string;
  porCorreo: boolean;
}

interface Escrita {
  hoja: HojaRegistrada;
  orden: number;
  texto: string;
}

/**
 * Writes the one answer to a sheet, and dated corrections after it. Any door for staff calls these two: the order of
 * the command line now, a page later.
 */
export function makeResponder({ transaccion, now, newId, sitio, auditar, enlaceDe }: DepsDeResponder) {
  async function escribir(trx: Repos<Usados>, { hoja, orden, texto }: Escrita): Promise<Entregada> {
    const escritaEn = now();
    await trx.respuestasDeReclamo.guardar({
      idRespuesta: newId(),
      idHoja: hoja.idHoja,
      orden,
      texto,
      escritaEn,
    });
    const correos = correosDeRespuesta(hoja, { orden, texto, escritaEn, sitio, enlaceDe });
    for (const correo of correos) await trx.correos.encolar(correo);
    return { hoja: numeroDeHoja(hoja), porCorreo: correos.length > 0 };
  }

  const conHoja =
    (
      orden: "reclamos responder" | "reclamos corregir",
      hacer: (trx: Repos<Usados>, pedida: Pedida) => Escribir,
    ) =>
    ({ operador, numero, anio, texto }: PedidoDeHoja & { texto: string }) =>
      auditar({ operador, orden, objeto: numeroDeHoja({ numero, anio }), mueve: "nada" }, () =>
        transaccion(async (trx): Escribir => {
          const hoja = await trx.hojas.porNumero(anio, numero);
          if (!hoja) return refuse("hoja-no-existe");
          return hoja.anonimizadaEn ? refuse("hoja-anonimizada") : hacer(trx, { hoja, texto });
        }),
      );

  return {
    responder: conHoja("reclamos responder", async (trx, { hoja, texto }) =>
      (await trx.hojas.marcarRespondida(hoja.idHoja, now()))
        ? done(await escribir(trx, { hoja, orden: 1, texto }))
        : refuse("ya-respondida"),
    ),

    corregir: conHoja("reclamos corregir", async (trx, { hoja, texto }) => {
      const anteriores = await trx.respuestasDeReclamo.deLaHoja(hoja.idHoja);
      return anteriores.length > 0
        ? done(await escribir(trx, { hoja, orden: anteriores.length + 1, texto }))
        : refuse("sin-respuesta");
    }),
  };
}

interface Pedida {
  hoja: HojaRegistrada;
  texto: string;
}
type Escribir = Promise<Result<Entregada, RechazoDeRespuesta>>;

/** True when the answer must be printed and posted. */
export const vaPorCarta = (hoja: Pick<HojaRegistrada, "contenido">) =>
  hoja.contenido !== null && correosDe(hoja.contenido).length === 0;
