import type { AccionDeEquipo } from "../equipo/registro/registro";
import type { DepsConSitio, Repos } from "../shared/puertos";
import { fechaDe, type Fecha } from "../shared/fechas";
import { done, refuse, type Result } from "../shared/result";
import { correosDeRespuesta } from "./correos";
import { anotarDeHoja, type ActoDeHoja } from "./leerHoja";
import { numeroDeHoja, vaPorCarta, type HojaRegistrada } from "./registro";
import {
  CORRECCIONES_POR_DIA,
  type ClaseDeRespuesta,
  type RechazoDeRespuesta,
  type Respuesta,
} from "./respuesta";

type Usados = "correos" | "hojas" | "registroDeEquipo" | "respuestasDeReclamo";

interface DepsDeResponder extends DepsConSitio<Usados> {
  enlaceDe: (codigo: string) => string;
}

/** How the person hears of an answer: by mail, or by post when the sheet has no mail address. */
export interface Entregada {
  hoja: string;
  porCorreo: boolean;
}

interface Pedida extends ActoDeHoja {
  texto: string;
  /** Proof of how the answer was told, besides its mail; null without one. */
  constancia?: string | null;
  /** Day of the delivery that the line notes; null for any other line. */
  entregadaEl?: Fecha | null;
}

const ACCIONES: Readonly<Record<ClaseDeRespuesta, AccionDeEquipo>> = {
  respuesta: "respondio-reclamo",
  correccion: "corrigio-respuesta",
  entrega: "anoto-entrega",
};

/**
 * Writes the one answer to a sheet, and later lines under it: dated corrections, and the proof that a letter was
 * delivered. The screen of the staff and the operator's orders ask these acts. The same text again, from a second press
 * or another tab, changes nothing.
 *
 * @example
 * await responder({ autor: autorDe(miembro), anio: 2026, numero: 1, texto: "Le devolvimos S/ 80.00." });
 */
export function makeEscribirRespuesta(deps: DepsDeResponder) {
  const { transaccion, now, newId, sitio, enlaceDe } = deps;

  const escribir =
    (clase: ClaseDeRespuesta) =>
    ({ autor, anio, numero, texto, constancia = null, entregadaEl = null }: Pedida) =>
      transaccion(async (trx): Promise<Result<Entregada, RechazoDeRespuesta>> => {
        const hoja = await trx.hojas.porNumero(anio, numero);
        if (!hoja) return refuse("hoja-no-existe");
        if (hoja.anonimizadaEn) return refuse("hoja-anonimizada");
        // Lines under a sheet are written one after another: the rows below are read once the lock is held.
        await trx.hojas.tomar(hoja.idHoja);
        const anteriores = await trx.respuestasDeReclamo.deLaHoja(hoja.idHoja);
        const entregada = { hoja: numeroDeHoja(hoja), porCorreo: !vaPorCarta(hoja) };
        const linea = { clase, texto, constancia, entregadaEl };
        if (esRepetida(anteriores, linea)) return done(entregada);
        if (clase === "correccion" && correccionesDe(anteriores, fechaDe(now())) >= CORRECCIONES_POR_DIA)
          return refuse("demasiadas-correcciones");
        if (clase === "respuesta") {
          if (!(await trx.hojas.marcarRespondida(hoja.idHoja, now()))) return refuse("ya-respondida");
        } else if (anteriores.length === 0) return refuse("sin-respuesta");
        if (clase === "entrega" && !pudoLlegar(anteriores, entregadaEl, fechaDe(now())))
          return refuse("dia-de-entrega");
        await anotarDeHoja({ ...deps, repos: trx }, hoja, { autor, accion: ACCIONES[clase] });
        await guardar(trx, hoja, { orden: anteriores.length + 1, ...linea });
        return done(entregada);
      });

  /** Stores a line, and mails it; a note of a delivery is for the file alone. */
  async function guardar(
    trx: Repos<Usados>,
    hoja: HojaRegistrada,
    linea: Omit<Respuesta, "escritaEn"> & { texto: string },
  ): Promise<void> {
    const escritaEn = now();
    await trx.respuestasDeReclamo.guardar({ idRespuesta: newId(), idHoja: hoja.idHoja, ...linea, escritaEn });
    const esEntrega = linea.clase === "entrega";
    // Each line of a letter waits for its delivery: a correction is posted too.
    if (vaPorCarta(hoja)) await trx.hojas.anotarCarta(hoja.idHoja, esEntrega ? null : escritaEn);
    if (esEntrega) return;
    for (const correo of correosDeRespuesta(hoja, { ...linea, escritaEn, sitio, enlaceDe }))
      await trx.correos.encolar(correo);
  }

  return {
    responder: escribir("respuesta"),
    corregir: escribir("correccion"),
    /** Notes how a letter was delivered: carrier, number and day, or the person who took it. */
    entregar: escribir("entrega"),
  };
}

export type EscribirRespuesta = ReturnType<typeof makeEscribirRespuesta>;

type Repetible = Pick<Respuesta, "clase" | "texto" | "entregadaEl">;

function esRepetida(anteriores: readonly Repetible[], nueva: Repetible): boolean {
  const ultima = anteriores.findLast(({ clase }) => clase === nueva.clase);
  return ultima?.texto === nueva.texto && ultima.entregadaEl === nueva.entregadaEl;
}

/** True for a day from the last line of the letter until today. */
function pudoLlegar(lineas: readonly Respuesta[], dia: Fecha | null, hoy: Fecha): boolean {
  const escritaEn = lineas.findLast(({ clase }) => clase !== "entrega")?.escritaEn;
  return dia !== null && dia <= hoy && (escritaEn === undefined || dia >= fechaDe(escritaEn));
}

/** Number of corrections that were written under a sheet on a day. */
const correccionesDe = (lineas: readonly Respuesta[], dia: Fecha): number =>
  lineas.filter(({ clase, escritaEn }) => clase === "correccion" && fechaDe(escritaEn) === dia).length;
