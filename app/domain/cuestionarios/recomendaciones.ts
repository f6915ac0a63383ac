import { direccionDePieza, direccionDeTaller, type Pieza, type Referencia } from "../contenido/contenido";
import { fechasEntre } from "../contenido/fechasDeTaller";
import { tieneDireccion } from "../contenido/reglas";
import type { Contenidos } from "../contenido/repositorio";
import type { DiasDeRegla } from "../contenido/taller";
import { sumarMinutos } from "../shared/fechas";
import { detallesDeTaller } from "../talleres/busqueda";
import type { EstadoDeCuestionario } from "./estado";
import { preguntasDe, type Dimension, type Formulario } from "./formulario";
import { loPrimero, resultadosDe } from "./resultados";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";

/** A way of several steps, or something to do with others: what a piece alone is not. */
interface Acompanamiento {
  clase: "ruta" | "taller";
  titulo: string;
  resumen: string;
  /** How long it is and what it costs, where it does. */
  detalles: string;
  href: string;
}

/** One of a kind by its address; null where this person cannot begin it now. */
export type FuenteDeAcompanamiento = (
  url: string,
  idPersona: number | null,
) => Promise<Acompanamiento | null>;

export interface Recomendacion {
  dimension: string;
  /**
   * Why it comes here: it must not be left alone, somebody chose it, it weighs, they told what is behind it, or it goes
   * well and is to stay so.
   */
  motivo: "alarma" | "elegida" | "pesa" | "contada" | "mantener";
  razon: string;
  /** What is said to what they told of it, in their order. */
  consejos: readonly string[];
  piezas: readonly Pieza[];
  acompanan: readonly Acompanamiento[];
  especialidad: Dimension["recomendacion"]["especialidad"];
  conQuien: string;
}

const CUANTAS = 3;
const CUANTAS_PIEZAS = 3;

interface DepsDeRecomendar {
  contenidos: Pick<Contenidos, "porUrl">;
  fuentes: Readonly<Partial<Record<Acompanamiento["clase"], FuenteDeAcompanamiento>>>;
}

/**
 * What may help, with the reason: first what must not be left alone, then what somebody said that they want to begin
 * with, then what weighs most, and all of which they told more. Only what is published now is named. Where all goes
 * well, the one that goes least well, to keep it so.
 */
export function makeRecomendar({ contenidos, fuentes }: DepsDeRecomendar) {
  return async (
    form: Formulario,
    estado: Pick<EstadoDeCuestionario, "respuestas">,
    idPersona: number | null,
  ): Promise<Recomendacion[]> => {
    const resultados = resultadosDe(form, estado);
    const enAlarma = resultados.enAlarma?.id;
    const primera = loPrimero(form, estado);
    const masBajas = [...resultados.dimensiones].sort((una, otra) => una.puntaje - otra.puntaje);
    const pesan = masBajas.filter(({ nivel }) => nivel < form.franjas.length - 1).map(({ id }) => id);
    const [menor] = masBajas;
    const primeras = [...new Set([enAlarma, primera, ...pesan])].flatMap((id) => id ?? []).slice(0, CUANTAS);
    const contadas = masBajas.filter(({ id }) => loContado(form, estado, id).length > 0).map(({ id }) => id);
    const ids = [...new Set([...primeras, ...contadas])];
    const elegidas = ids.length > 0 || resultados.alarma ? ids : menor ? [menor.id] : [];
    const motivoDe = (id: string): Recomendacion["motivo"] => {
      if (id === enAlarma) return "alarma";
      if (id === primera) return "elegida";
      if (pesan.includes(id)) return "pesa";
      return contadas.includes(id) ? "contada" : "mantener";
    };
    const dadas = await Promise.all(
      elegidas.flatMap((id) => {
        const dimension = form.dimensiones.find((una) => una.id === id);
        return dimension ? [recomendar(dimension, motivoDe(id), loContado(form, estado, id), idPersona)] : [];
      }),
    );
    return sinRepetir(dadas);
  };

  async function recomendar(
    { nombre, recomendacion }: Dimension,
    motivo: Recomendacion["motivo"],
    contado: readonly Consejo[],
    idPersona: number | null,
  ): Promise<Recomendacion> {
    const { razon, conQuien, especialidad, ruta, taller } = recomendacion;
    // What answers to their own words stands first.
    const nombradas = [...contado.flatMap(({ pieza }) => pieza ?? []), ...recomendacion.piezas];
    const distintas = new Map(nombradas.map((una) => [`${una.tipo}/${una.url}`, una]));
    const [piezas, acompanan] = await Promise.all([
      Promise.all(
        [...distintas.values()].map(({ tipo, url }) =>
          contenidos.porUrl<"video" | "herramienta" | "lectura">(tipo, url),
        ),
      ),
      Promise.all([
        ruta === undefined ? null : fuentes.ruta?.(ruta, idPersona),
        taller === undefined ? null : fuentes.taller?.(taller, idPersona),
      ]),
    ]);
    return {
      ...{ dimension: nombre, motivo, razon, especialidad, conQuien },
      consejos: contado.flatMap(({ consejo }) => consejo ?? []),
      piezas: piezas.flatMap((una) => una ?? []),
      acompanan: acompanan.flatMap((uno) => uno ?? []),
    };
  }
}

/** What is named under one dimension is not named under the next again: what comes after it there takes its place. */
function sinRepetir(dadas: readonly Recomendacion[]): Recomendacion[] {
  const nombradas = new Set<string>();
  const nuevas = <T>(cosas: readonly T[], hrefDe: (cosa: T) => string, cuantas: number) => {
    const quedan = cosas.filter((cosa) => !nombradas.has(hrefDe(cosa))).slice(0, cuantas);
    for (const cosa of quedan) nombradas.add(hrefDe(cosa));
    return quedan;
  };
  return dadas.map((una) => ({
    ...una,
    piezas: nuevas(una.piezas, direccionDePieza, CUANTAS_PIEZAS),
    acompanan: nuevas(una.acompanan, ({ href }) => href, una.acompanan.length),
  }));
}

interface Consejo {
  consejo?: string | undefined;
  pieza?: Referencia | undefined;
}

/** What is advised to what somebody chose of one dimension. */
function loContado(
  form: Formulario,
  { respuestas }: Pick<EstadoDeCuestionario, "respuestas">,
  dimension: string,
): Consejo[] {
  return preguntasDe(form).flatMap((pregunta): Consejo[] => {
    if (!("sobre" in pregunta) || pregunta.sobre !== dimension) return [];
    const dada = respuestas.find(({ codPregunta }) => codPregunta === pregunta.cod);
    const elegidas = dada?.respuesta.map(({ idRespuesta }) => idRespuesta) ?? [];
    return pregunta.opciones.filter(({ id, consejo, pieza }) => elegidas.includes(id) && (consejo || pieza));
  });
}

/** How far ahead a workshop has to have a date, so that it helps somebody now. */
const DIAS_HASTA_EL_TALLER = 35;

/** Workshops that have a date before long. Which of them is still free its own page says. */
export const makeFuenteDeTalleresProximos =
  ({
    contenidos,
    diasDeRegla,
    now,
  }: {
    contenidos: Pick<Contenidos, "talleres">;
    diasDeRegla: DiasDeRegla;
    now: () => Date;
  }): FuenteDeAcompanamiento =>
  async (url) => {
    const taller = (await contenidos.talleres()).find((uno) => tieneDireccion(uno, url));
    if (!taller) return null;
    const ahora = now();
    const hasta = sumarMinutos(ahora, DIAS_HASTA_EL_TALLER * UN_DIA_EN_MINUTOS);
    if (fechasEntre(taller, diasDeRegla, ahora, hasta).length === 0) return null;
    const { titulo, resumen } = taller;
    return {
      ...{ clase: "taller", titulo, resumen },
      detalles: detallesDeTaller(taller),
      href: direccionDeTaller(taller),
    };
  };
