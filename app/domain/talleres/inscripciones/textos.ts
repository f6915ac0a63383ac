import { differenceInMinutes } from "date-fns";
import { A_LA_TARJETA, type Vuelve } from "../../ventas/devoluciones/vuelve";
import { EN_FRASE } from "../../shared/claseDeTaller";
import { soles } from "../../shared/dinero";
import { diaYHoraEscrita, fechaDe, horaDe, horaYDia, sumarDias } from "../../shared/fechas";
import { NOTA_DE_HORA } from "../../shared/horaDePeru";
import { type FechaConLugares, abreLaSala, esDePago } from "./inscripcion";

/** Facts of a paid place for its mail. */
interface LugarPagado {
  recibo: string;
  /** Deadline for giving up the place with a full refund. */
  plazo: string;
  /** Page on which the payment of the place is shown. */
  direccion: string;
}

/** An event of a place that is told to its person. */
export type SucesoDeTaller =
  | { suceso: "aceptada" | "espera" | "salto" | "quedan" | "vencida" | "sin-pagar" | "pasada" }
  | { suceso: "inscrita"; pagado?: LugarPagado }
  /** For paid places, the deadline for giving up the place free of charge, or that it has passed. */
  | { suceso: "recordatorio-de-plazo" | "recordatorio-1h"; ahora: Date; plazo: string | null }
  | { suceso: "oferta"; expiraEn: Date }
  | { suceso: "cancelada"; motivo: string; vuelve: Vuelve | null }
  | { suceso: "dejada"; vuelve: Vuelve | null }
  | { suceso: "retirada" | "devuelta"; vuelve: Vuelve };

interface Textos {
  /** Text for the inbox. */
  mensaje: string;
  asunto: string;
  parrafos: string[];
  accion: string;
}

const SI_NO_PUEDES_IR = "Si no puedes ir, deja tu lugar: así otra persona puede tomarlo.";

export function textosDe(
  sucesoDeTaller: SucesoDeTaller,
  {
    titulo,
    clase,
    inicio,
    precioCentimos,
  }: Pick<FechaConLugares, "titulo" | "clase" | "inicio" | "precioCentimos">,
  discreta: boolean,
): Textos {
  const cuando = diaYHoraEscrita(inicio);
  const dePago = esDePago({ precioCentimos });
  const verlo = discreta ? "Ver mi cita" : `Ver ${EN_FRASE[clase].el}`;
  const que = discreta ? "tu cita" : `«${titulo}»`;
  /**
   * Name of the place in the text. Other people may see the screen, so that a person who wants discretion gets no
   * title.
   */
  const lugar = discreta ? cuando : `«${titulo}», ${cuando}`;
  const del = discreta ? `del ${cuando}` : `en «${titulo}», del ${cuando}`;
  switch (sucesoDeTaller.suceso) {
    case "inscrita":
    case "aceptada": {
      const pagado = sucesoDeTaller.suceso === "inscrita" ? sucesoDeTaller.pagado : undefined;
      return {
        mensaje: `Tu lugar está reservado: ${lugar}.`,
        asunto: discreta ? "Tu lugar está reservado" : `Tu lugar está reservado: ${titulo}`,
        parrafos: [
          ...(pagado ? [pagado.recibo] : []),
          `Te esperamos el ${cuando} para ${que}. Podrás entrar desde las ${horaDe(abreLaSala({ inicio }))}.`,
          pagado?.plazo ?? SI_NO_PUEDES_IR,
        ],
        accion: verlo,
      };
    }
    case "sin-pagar":
      return {
        mensaje: `Terminó el tiempo para pagar tu lugar: ${lugar}. No te cobramos.`,
        asunto: "Terminó el tiempo para pagar tu lugar",
        parrafos: [],
        accion: verlo,
      };
    case "dejada":
      return {
        mensaje: [`Dejaste tu lugar: ${lugar}.`, ...lineasDeDevolucion(sucesoDeTaller.vuelve)].join(" "),
        asunto: discreta ? "Dejaste tu lugar" : `Dejaste tu lugar: ${titulo}`,
        parrafos: [
          `Ya no tienes un lugar el ${cuando} para ${que}.`,
          ...lineasDeDevolucion(sucesoDeTaller.vuelve),
        ],
        accion: "Ver otras fechas",
      };
    case "devuelta":
      return {
        mensaje: `Te devolvemos lo que pagaste por tu lugar ${del}.`,
        asunto: "Te devolvemos lo que pagaste",
        parrafos: [`Es por tu lugar del ${cuando} para ${que}.`, textoDeDevolucion(sucesoDeTaller.vuelve)],
        accion: verlo,
      };
    case "retirada":
      return {
        mensaje: `Tu lugar ${del} quedó libre: la pasarela devolvió su pago.`,
        asunto: "Tu lugar quedó libre",
        parrafos: [
          `La pasarela de pago devolvió lo que pagaste, así que ya no tienes un lugar el ${cuando} para ${que}.`,
          "Si quieres ir, puedes inscribirte de nuevo.",
        ],
        accion: "Ver otras fechas",
      };
    case "espera":
      return {
        mensaje: `Estás en la lista de espera: ${lugar}.`,
        asunto: "Estás en la lista de espera",
        parrafos: [
          `Todos los lugares del ${cuando} para ${que} están tomados.`,
          "Si se libera uno cuando te toca, lo guardamos para ti y te avisamos.",
        ],
        accion: verlo,
      };
    case "oferta":
      return {
        mensaje: `Se liberó un lugar: ${lugar}. Lo guardamos para ti hasta las ${horaYDia(sucesoDeTaller.expiraEn)}.`,
        asunto: discreta ? "Se liberó un lugar" : `Se liberó un lugar: ${titulo}`,
        parrafos: [
          `Guardamos solo para ti un lugar el ${cuando} para ${que}, hasta las ${horaYDia(sucesoDeTaller.expiraEn)} ${NOTA_DE_HORA}.`,
          ...(dePago ? [`Cuesta ${soles(precioCentimos)}: es tuyo cuando lo pagas.`] : []),
          `Si no ${dePago ? "lo pagas" : "respondes"} a tiempo, lo ofrecemos a la persona que sigue y sales de la lista.`,
        ],
        accion: "Ver y aceptar el lugar",
      };
    case "salto":
      return {
        mensaje: `Se liberó un lugar: ${lugar}. Pero se cruza con ${discreta ? "otra cita tuya" : "otra sesión o taller tuyo"}. Sigues en la lista.`,
        asunto: "Se liberó un lugar que se cruza con lo tuyo",
        parrafos: [],
        accion: verlo,
      };
    case "vencida":
      return {
        mensaje: `Terminó el tiempo para aceptar el lugar ${del}. Pasó a la persona que sigue.`,
        asunto: "El lugar que te guardamos pasó a otra persona",
        parrafos: [
          `No tuvimos tu respuesta sobre el ${cuando} para ${que}, así que ofrecemos ese lugar a la persona que sigue.`,
          "Con eso saliste de la lista. Si todavía quieres ir, puedes entrar de nuevo: esperas desde el final.",
        ],
        accion: verlo,
      };
    case "quedan":
      return {
        mensaje: `Quedan lugares: ${lugar}. Entra ahora: son de quien se inscribe primero.`,
        asunto: discreta ? "Quedan lugares: entra ahora" : `Quedan lugares: ${titulo}`,
        parrafos: [
          `Se liberó un lugar el ${cuando} para ${que}.`,
          "Como falta tan poco, ya no lo guardamos para nadie: es de quien se inscribe primero.",
        ],
        accion: "Ver y tomar el lugar",
      };
    case "pasada":
      return {
        mensaje: `La lista de espera terminó: ${lugar}.`,
        asunto: "La lista de espera terminó",
        parrafos: [
          `${discreta ? "Tu cita" : `«${titulo}»`} del ${cuando} ya empezó, y con eso terminó su lista de espera.`,
          "No tienes que hacer nada. Puedes elegir otra fecha.",
        ],
        accion: "Ver otras fechas",
      };
    case "cancelada":
      return {
        mensaje: discreta ? `Se canceló la fecha del ${cuando}.` : `Se canceló ${lugar}.`,
        asunto: discreta ? "Se canceló una fecha" : `Se canceló una fecha: ${titulo}`,
        parrafos: [
          `${discreta ? `Tu cita del ${cuando} se canceló.` : `El ${cuando} no habrá ${que}.`} ${sucesoDeTaller.motivo}`,
          ...lineasDeDevolucion(sucesoDeTaller.vuelve),
          "No tienes que hacer nada. Puedes elegir otra fecha.",
        ],
        accion: "Ver otras fechas",
      };
    case "recordatorio-de-plazo":
    case "recordatorio-1h": {
      const falta = cuantoFalta(sucesoDeTaller, inicio);
      return {
        mensaje: `${falta} es ${discreta ? "tu cita" : EN_FRASE[clase].tu}: ${lugar}.`,
        asunto: discreta ? `${falta} es tu cita` : `${falta}: ${titulo}`,
        parrafos: [`Te esperamos el ${cuando} para ${que}.`, sucesoDeTaller.plazo ?? SI_NO_PUEDES_IR],
        accion: verlo,
      };
    }
  }
}

/** Time left until the workshop in words, counted when the mail is written, because a reminder may be late. */
function cuantoFalta({ suceso, ahora }: Extract<SucesoDeTaller, { ahora: Date }>, inicio: Date): string {
  if (suceso === "recordatorio-1h" && differenceInMinutes(inicio, ahora) >= CASI_UNA_HORA_EN_MINUTOS)
    return "En una hora";
  const dia = DIAS.find((_, faltan) => sumarDias(fechaDe(ahora), faltan) === fechaDe(inicio)) ?? "Pronto";
  return suceso === "recordatorio-1h" ? `${dia} a las ${horaDe(inicio)}` : dia;
}
const CASI_UNA_HORA_EN_MINUTOS = 55;
const DIAS = ["Hoy", "Mañana", "Pasado mañana"];

const lineasDeDevolucion = (vuelve: Vuelve | null): string[] => (vuelve ? [textoDeDevolucion(vuelve)] : []);

/** Refund of the payment of an ended place, in words. */
function textoDeDevolucion(vuelve: Vuelve): string {
  if (vuelve.tipo === "cupon") return "Puedes volver a usar tu cupón.";
  if (vuelve.tipo !== "dinero")
    return "El plazo para dejarlo sin costo había terminado: no vuelve lo que pagaste.";
  return `Te devolvemos ${soles(vuelve.centimos)}, todo lo que pagaste, ${A_LA_TARJETA}.`;
}
