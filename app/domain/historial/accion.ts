import { z } from "zod";
import { campoConForma, campoDeFecha, campoDeMes } from "../shared/campos";
import { diaVisto, fechaDe, mesLargo, sumarDias, type Fecha } from "../shared/fechas";
import type { Rechazos } from "../shared/rechazo";

/** Kinds of activities in a person's history: done on the site, or noted by the person. */
export const CLASES_DE_ACCION = [
  "video",
  "herramienta",
  "taller",
  "sesion",
  "test",
  "paso",
  "ruta",
  "propia",
] as const;
export type ClaseDeAccion = (typeof CLASES_DE_ACCION)[number];

export const NOMBRE_DE_ACCION: Record<ClaseDeAccion, string> = {
  video: "Videos vistos",
  herramienta: "Herramientas",
  taller: "En vivo",
  sesion: "Sesiones",
  test: "Tests",
  paso: "Pasos de rutas",
  ruta: "Rutas terminadas",
  propia: "Anotado por ti",
};

/** Name of the kind of an activity, on a line of the history. */
export const nombreDe = ({ clase, marcada }: Pick<Accion, "clase" | "marcada">): string =>
  marcada ? "Marcaste como visto" : NOMBRE_DE_ACCION[clase];

/**
 * Activities that a person may note. They are chosen from a list and not written, so that no words about health are
 * stored.
 */
export const ACCIONES_PROPIAS = {
  camine: "Caminé un rato",
  respire: "Respiré con calma",
  estire: "Me estiré o me moví",
  converse: "Conversé con alguien",
  descanse: "Descansé a tiempo",
  cocine: "Comí algo hecho en casa",
} as const;
export type AccionPropia = keyof typeof ACCIONES_PROPIAS;
const PROPIAS = Object.keys(ACCIONES_PROPIAS) as [AccionPropia, ...AccionPropia[]];

/** Days back for which a person may note an activity. */
const DIAS_PARA_ANOTAR = 7;

export interface Accion {
  clase: ClaseDeAccion;
  /** Key of an activity, unique among those of the person. */
  clave: string;
  titulo: string;
  momento: Date;
  /** True when only the day of the activity is known: its instant is then noon of that day. */
  sinHora?: true;
  /** True when the person marked a video as seen without playing it. */
  marcada?: true;
  /** Address of the page with more about the activity. */
  href?: string;
}

/** Sorts activities, newest first. Activities of the same instant keep a fixed order. */
const enOrden = (a: Accion, b: Accion): number =>
  b.momento.getTime() - a.momento.getTime() || (a.clave < b.clave ? -1 : 1);

const MARCA = /^(\d{1,15})~(.+)$/;

/** Query of a request for a person's history. */
export const consultaDeHistorial = z.object({
  clase: z.enum(CLASES_DE_ACCION, "Esa clase no existe").optional(),
  mes: campoDeMes("Es un mes como 2026-11").optional(),
  /** Mark of the last activity on the page before. */
  despuesDe: campoConForma(MARCA, "Usa el «siguiente» de la respuesta anterior", { maximo: 200 }).optional(),
});

/** Filters of the history, read from the address of its page. Unknown values are ignored. */
export const filtrosDeHistorial = z.object({
  clase: consultaDeHistorial.shape.clase.catch(undefined),
  mes: consultaDeHistorial.shape.mes.catch(undefined),
  despuesDe: consultaDeHistorial.shape.despuesDe.catch(undefined),
});
export type FiltrosDeHistorial = z.output<typeof filtrosDeHistorial>;

const ACCIONES_POR_PAGINA = 30;

/** Activities that pass the filter, in their order. */
export const filtradas = (acciones: readonly Accion[], { clase, mes: suMes }: FiltrosDeHistorial): Accion[] =>
  acciones
    .filter((accion) => clase === undefined || accion.clase === clase)
    .filter((accion) => suMes === undefined || fechaDe(accion.momento).startsWith(suMes))
    .toSorted(enOrden);

/**
 * A page of the activities that pass the filter, and the mark of the next page. An unknown mark gives the first page.
 */
export function paginaDe(
  acciones: readonly Accion[],
  { despuesDe, ...filtros }: FiltrosDeHistorial,
  cuantas = ACCIONES_POR_PAGINA,
) {
  const pasan = filtradas(acciones, filtros);
  const marca = leerMarca(despuesDe);
  // The mark holds an instant, so that paging goes on when the activity it names was deleted.
  const siguientes = marca ? pasan.filter((accion) => enOrden(marca, accion) < 0) : pasan;
  const pagina = siguientes.slice(0, cuantas);
  const ultima = pagina.at(-1);
  return {
    acciones: pagina,
    siguiente: ultima && siguientes.length > pagina.length ? marcaDe(ultima) : null,
  };
}

const marcaDe = ({ momento, clave }: Accion) => `${momento.getTime()}~${clave}`;

function leerMarca(marca: string | undefined): Accion | null {
  const [, instante, clave] = MARCA.exec(marca ?? "") ?? [];
  return instante === undefined || clave === undefined
    ? null
    : { clase: "propia", clave, titulo: "", momento: new Date(Number(instante)) };
}

/** Months in which the person has an activity, newest first. */
export const mesesDe = (acciones: readonly Accion[]) =>
  [...new Set(acciones.map(({ momento }) => fechaDe(momento).slice(0, 7)))]
    .toSorted()
    .toReversed()
    .map((suMes) => ({ mes: suMes, nombre: mesLargo(`${suMes}-01`) }));

export const envioDeAccion = z.object({
  que: z.enum(PROPIAS, "Elige qué hiciste"),
  dia: campoDeFecha("Elige un día").optional(),
});

const CERCA = ["hoy, ", "ayer, "];

/** Days for which a person may note an activity: today first, then the last days. */
export const diasParaAnotar = (now: Date): { dia: Fecha; nombre: string }[] =>
  Array.from({ length: DIAS_PARA_ANOTAR + 1 }, (_, hace) => {
    const dia = sumarDias(fechaDe(now), -hace);
    return { dia, nombre: `${CERCA[hace] ?? ""}${diaVisto(dia, now)}` };
  });

export type RechazoDeHistorial = "dia-fuera-de-plazo";
export const RECHAZOS_DE_HISTORIAL: Rechazos<RechazoDeHistorial> = {
  "dia-fuera-de-plazo": {
    clase: "invalid",
    mensaje: `Puedes anotar lo de hoy y lo de los ${DIAS_PARA_ANOTAR} días anteriores.`,
  },
};
