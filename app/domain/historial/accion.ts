import { z } from "zod";
import { diaVisto, esFecha, fechaDe, mesLargo, sumarDias, type Fecha } from "../shared/fechas";
import type { Rechazos } from "../shared/rechazo";

/** What somebody may have done here, or may say that they did. */
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

/** Name of a line of the history. */
export const nombreDe = ({ clase, marcada }: Pick<Accion, "clase" | "marcada">): string =>
  marcada ? "Marcaste como visto" : NOMBRE_DE_ACCION[clase];

/** What may be noted by hand: chosen and not written, so that nothing of somebody's health is kept in words. */
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

/** How many days back something may be noted. */
const DIAS_PARA_ANOTAR = 7;

export interface Accion {
  clase: ClaseDeAccion;
  /** Its own among all of a person's. */
  clave: string;
  titulo: string;
  momento: Date;
  /** Of when it was only the day is known: `momento` is its noon. */
  sinHora?: true;
  /** The person said by a press that they saw the video. */
  marcada?: true;
  /** Where there is more of it. */
  href?: string;
}

/** The newest first; what happened at the same instant always in the same order. */
const enOrden = (una: Accion, otra: Accion): number =>
  otra.momento.getTime() - una.momento.getTime() || (una.clave < otra.clave ? -1 : 1);

const MARCA = /^(\d{1,15})~(.+)$/;

/** What a history is asked for. */
export const consultaDeHistorial = z.object({
  clase: z.enum(CLASES_DE_ACCION, "Esa clase no existe").optional(),
  mes: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Es un mes como 2026-11")
    .optional(),
  /** The last one of the page before. */
  despuesDe: z.string().max(200).regex(MARCA, "Usa el «siguiente» de la respuesta anterior").optional(),
});

/** What the address of a page says: what it does not know it leaves out. */
export const filtrosDeHistorial = z.object({
  clase: consultaDeHistorial.shape.clase.catch(undefined),
  mes: consultaDeHistorial.shape.mes.catch(undefined),
  despuesDe: consultaDeHistorial.shape.despuesDe.catch(undefined),
});
export type FiltrosDeHistorial = z.output<typeof filtrosDeHistorial>;

const ACCIONES_POR_PAGINA = 30;

/** What passes the filter, in its order. */
export const filtradas = (acciones: readonly Accion[], { clase, mes: suMes }: FiltrosDeHistorial): Accion[] =>
  acciones
    .filter((una) => clase === undefined || una.clase === clase)
    .filter((una) => suMes === undefined || fechaDe(una.momento).startsWith(suMes))
    .toSorted(enOrden);

/** One page of what passes the filter, and where the next one begins; a mark that is not there begins anew. */
export function paginaDe(
  acciones: readonly Accion[],
  { despuesDe, ...filtros }: FiltrosDeHistorial,
  cuantas = ACCIONES_POR_PAGINA,
) {
  const pasan = filtradas(acciones, filtros);
  const marca = leerMarca(despuesDe);
  // By its place in time, so that it also goes on where the marked one is gone.
  const siguientes = marca ? pasan.filter((una) => enOrden(marca, una) < 0) : pasan;
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

/** The months that have something, the newest first. */
export const mesesDe = (acciones: readonly Accion[]) =>
  [...new Set(acciones.map(({ momento }) => fechaDe(momento).slice(0, 7)))]
    .toSorted()
    .toReversed()
    .map((suMes) => ({ mes: suMes, nombre: mesLargo(`${suMes}-01`) }));

export const envioDeAccion = z.object({
  que: z.enum(PROPIAS, "Elige qué hiciste"),
  dia: z.string().refine(esFecha, "Elige un día").optional(),
});

const CERCA = ["hoy, ", "ayer, "];

/** The days of which something may be noted, today first: none to come, and none of long ago. */
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
