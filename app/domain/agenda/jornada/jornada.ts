import { z } from "zod";
import { EN_ORDEN } from "../../shared/actos/escrito";
import { campoConForma, campoDeFecha } from "../../shared/campos";
import { fechaDe, instanteDe, minutosDe, sumarDias, type Fecha, type Hora } from "../../shared/fechas";
import type { Rechazos } from "../../shared/rechazo";
import type { Excepcion, Turno } from "../especialistas/especialista";
import { RECHAZOS_DE_MI_AGENDA } from "../miAgenda/miAgenda";
import type { Intervalo } from "../horarios/disponibilidad";

/** Right to change hours: one's own, or everybody's. */
export const HORAS = { derecho: "horas", uso: "hacer" } as const;

/** Days in one closing, at the most. */
const MAXIMO_DE_DIAS = 120;
/** Days ahead for which a day may be closed. */
const HASTA_EN_DIAS = 366;
const FIN_DEL_DIA = "24:00";

const ES_HORA = "Escribe una hora como 09:30, de cinco en cinco minutos";
const hora = campoConForma(/^([01]\d|2[0-3]):[0-5][05]$/, ES_HORA).optional();

const seCruzan = (turnos: readonly Turno[]) =>
  turnos.some((uno, indice) =>
    turnos
      .slice(indice + 1)
      .some(
        (otro) => uno.diaDeSemana === otro.diaDeSemana && uno.desde < otro.hasta && otro.desde < uno.hasta,
      ),
  );

const SIN_REVISAR = "Vuelve a revisar las sesiones";
/** First letters of a session's id: a form has too little room for many whole ids. */
const LETRAS_DE_ID = 8;

/** Sessions that the page has named, so that nobody confirms what they did not read. */
const vistas = campoConForma(/^[\w-]{8,80}(,[\w-]{8,80})*$/, SIN_REVISAR, { maximo: 8000 })
  .optional()
  .transform((escritas) => escritas?.split(",") ?? []);

/** Sessions in the field `vistas` of a form. */
export const enUnCampo = (sesiones: readonly { idCita: string }[]): string =>
  sesiones.map(({ idCita }) => idCita.slice(0, LETRAS_DE_ID)).join(",");

/** True when the page named each of the sessions. */
export const estanVistas = (sesiones: readonly { idCita: string }[], nombradas: readonly string[]): boolean =>
  sesiones.every(({ idCita }) => nombradas.some((inicio) => idCita.startsWith(inicio)));

const MAXIMO_DE_FILAS = 60;
/** Rows of the form: the weekday, the start and the end of each shift. A row without hours is no shift. */
const filas = {
  dia: z.array(z.coerce.number().int().min(1).max(7)).max(MAXIMO_DE_FILAS).default([]),
  desde: z.array(hora).max(MAXIMO_DE_FILAS).default([]),
  hasta: z.array(hora).max(MAXIMO_DE_FILAS).default([]),
};

/** Shifts of a week, as the form of the specialist sends them. */
export const horasDeLaSemana = z
  .object({ ...filas, vistas })
  .transform(({ dia, vistas: nombradas, ...horas }, ctx) => {
    const turnos: Turno[] = [];
    dia.forEach((diaDeSemana, fila) => {
      const [desde, fin] = [horas.desde[fila], horas.hasta[fila]];
      const error = (campo: string, message: string) =>
        ctx.addIssue({ code: "custom", path: [campo, fila], message });
      // The field of a browser has no 24:00, so 00:00 ends a day.
      const hasta = fin === "00:00" ? FIN_DEL_DIA : fin;
      if (desde === undefined && hasta === undefined) return;
      if (desde === undefined) error("desde", "Escribe desde qué hora");
      else if (hasta === undefined) error("hasta", "Escribe hasta qué hora");
      else if (minutosDe(desde) >= minutosDe(hasta)) error("hasta", `El turno ${EN_ORDEN}`);
      else if (seCruzan([...turnos, { diaDeSemana, desde, hasta }]))
        error("desde", "Dos turnos del mismo día se cruzan");
      else turnos.push({ diaDeSemana, desde, hasta });
    });
    return { turnos, vistas: nombradas };
  });

/** Fields of a stretch of days, with the hours at which its first day begins and its last day ends. */
const dias = {
  desde: campoDeFecha("Elige un día del calendario", "Elige el primer día"),
  hasta: campoDeFecha("Elige un día del calendario", "Elige el último día"),
  desdeHora: hora,
  hastaHora: hora,
};

/** The order of a stretch, and its length. */
function ordenDeDias(
  { desde, hasta, desdeHora = "00:00", hastaHora = FIN_DEL_DIA }: z.output<z.ZodObject<typeof dias>>,
  ctx: z.RefinementCtx,
) {
  const error = (campo: string, message: string) => ctx.addIssue({ code: "custom", path: [campo], message });
  if (hasta < desde) error("hasta", "El último día va después del primero");
  else if (sumarDias(desde, MAXIMO_DE_DIAS) <= hasta)
    error("hasta", `Elige ${MAXIMO_DE_DIAS} días o menos cada vez`);
  else if (desde === hasta && desdeHora >= hastaHora)
    error("hastaHora", "Elige una hora después de la primera");
}

export const diasPorCerrar = z.object(dias).superRefine(ordenDeDias);
export type DiasPorCerrar = z.output<typeof diasPorCerrar>;

const compensacion = z.enum(["cambio", "devolucion"], "Elige qué reciben las personas");
export type Compensacion = z.output<typeof compensacion>;

/** Confirmation of a closing: what the people get, and which sessions the page has named. */
export const cierreConfirmado = z.object({ ...dias, compensacion, vistas }).superRefine(ordenDeDias);

/** Exceptions that the specialist opens again, each by its day and hour, as `2026-12-24_09:00`. */
export const diasPorAbrir = z.object({
  comienzos: campoConForma(/^\d{4}-\d\d-\d\d_\d\d:\d\d(,\d{4}-\d\d-\d\d_\d\d:\d\d)*$/, "Elige los días", {
    falta: "Elige los días",
    maximo: 8000,
  }).transform((escritos) =>
    escritos.split(",").map((comienzo) => ({ fecha: comienzo.slice(0, 10), desde: comienzo.slice(11) })),
  ),
});

/** Instants of a stretch of days. */
export const tramoDe = ({ desde, hasta, desdeHora, hastaHora }: DiasPorCerrar): Intervalo => ({
  inicio: instanteDe(desde, desdeHora ?? "00:00"),
  fin: instanteDe(hasta, hastaHora ?? FIN_DEL_DIA),
});

/** A closed exception for each day of the stretch. */
export function cierresDe({ desde, hasta, desdeHora, hastaHora }: DiasPorCerrar): Excepcion[] {
  const cierres: Excepcion[] = [];
  for (let fecha = desde; fecha <= hasta; fecha = sumarDias(fecha, 1)) {
    cierres.push({
      fecha,
      desde: fecha === desde ? (desdeHora ?? "00:00") : "00:00",
      hasta: fecha === hasta ? (hastaHora ?? FIN_DEL_DIA) : FIN_DEL_DIA,
      tipo: "cerrado",
    });
  }
  return cierres;
}

/** The closings to write: none is shorter than a stored closing with its start. */
export const sinAcortar = (cierres: readonly Excepcion[], guardadas: readonly Excepcion[]): Excepcion[] =>
  cierres.map((cierre) => {
    const guardada = guardadas.find(
      ({ fecha, desde, tipo }) => tipo === "cerrado" && fecha === cierre.fecha && desde === cierre.desde,
    );
    return guardada && guardada.hasta > cierre.hasta ? guardada : cierre;
  });

/** A row of the coming exceptions: a stretch of closed days, or one open stretch. */
export interface TramoDeExcepciones {
  tipo: Excepcion["tipo"];
  desde: Fecha;
  desdeHora: Hora;
  hasta: Fecha;
  hastaHora: Hora;
  excepciones: Excepcion[];
}

/** Exceptions from a day on, in order; closed days that follow each other are one stretch. */
export function tramosDesde(excepciones: readonly Excepcion[], hoy: Fecha): TramoDeExcepciones[] {
  const tramos: TramoDeExcepciones[] = [];
  const enOrden = excepciones
    .filter(({ fecha }) => fecha >= hoy)
    .sort((a, b) => `${a.fecha}${a.desde}`.localeCompare(`${b.fecha}${b.desde}`));
  for (const excepcion of enOrden) {
    const { tipo, fecha, desde, hasta } = excepcion;
    const previo = tramos.at(-1);
    const sigue =
      previo?.tipo === "cerrado" &&
      tipo === "cerrado" &&
      previo.hastaHora === FIN_DEL_DIA &&
      desde === "00:00" &&
      sumarDias(previo.hasta, 1) === fecha;
    if (sigue) {
      previo.hasta = fecha;
      previo.hastaHora = hasta;
      previo.excepciones.push(excepcion);
    } else {
      tramos.push({
        tipo,
        desde: fecha,
        desdeHora: desde,
        hasta: fecha,
        hastaHora: hasta,
        excepciones: [excepcion],
      });
    }
  }
  return tramos;
}

/** Reason why these days cannot be closed now; null when they can. */
export function rechazoAlCerrar({ desde, hasta, ...horas }: DiasPorCerrar, now: Date) {
  const hoy = fechaDe(now);
  if (tramoDe({ desde, hasta, ...horas }).fin <= now || desde < hoy) return "dias-pasados" as const;
  return hasta > sumarDias(hoy, HASTA_EN_DIAS) ? ("dias-lejanos" as const) : null;
}

type RechazoDeJornada =
  | keyof typeof RECHAZOS_DE_MI_AGENDA
  | "especialista-no-existe"
  | "excepcion-no-existe"
  | "sesiones-fuera"
  | "sesiones-por-ver"
  | "dias-pasados"
  | "dias-lejanos";

export const RECHAZOS_DE_JORNADA: Rechazos<RechazoDeJornada> = {
  ...RECHAZOS_DE_MI_AGENDA,
  "especialista-no-existe": {
    clase: "not-found",
    mensaje: "Esa agenda ya no existe.",
  },
  "excepcion-no-existe": { clase: "not-found", mensaje: "Esos días ya estaban abiertos." },
  "sesiones-fuera": {
    clase: "conflict",
    mensaje: "Todavía no guardamos: hay sesiones reservadas fuera de estas horas.",
  },
  "sesiones-por-ver": {
    clase: "conflict",
    mensaje: "Las sesiones de esos días cambiaron. Revísalas y confirma otra vez.",
  },
  "dias-pasados": { clase: "invalid", mensaje: "Elige un día desde hoy.", campo: "desde" },
  "dias-lejanos": { clase: "invalid", mensaje: "Elige días del próximo año o antes.", campo: "hasta" },
};
