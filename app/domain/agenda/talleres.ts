import { NOMBRE_DE_CLASE, type ClaseDeTaller } from "../shared/claseDeTaller";
import { fechaDe, horaDe, horaYDia, type Fecha } from "../shared/fechas";
import type { Sitio } from "../shared/marca";
import { direccionDePedido, VER_MI_PAGO } from "../ventas/pedidos/direcciones";
import { CONFIRMANDO_PAGO, FALTA_PAGAR } from "../ventas/pedidos/pedido";
import type { Evento } from "./citas/ics";
import { DIRECCION_DE_MI_ZONA } from "../shared/navegacion/destino";

/** A place in a workshop, as the agenda shows it beside sessions. */
export interface TallerDeAgenda {
  id: string;
  /** Id of a workshop's date: the slug of the workshop and the date. */
  uid: string;
  fecha: Fecha;
  url: string;
  titulo: string;
  clase: ClaseDeTaller;
  inicio: Date;
  fin: Date;
  /** Page on which the person changes or gives up the place. */
  href: string;
  /** State of a person in a workshop: has a place, waits for a place, or has an offer to answer. */
  estado: "inscrita" | "esperando" | "ofrecida";
  /** True when the person attended. */
  asistencia: boolean;
  certificado: { href: string; desde: Date } | null;
  /** Facts about a place that is kept until the person accepts or pays it; null for other places. */
  guardado: LugarQueEspera | null;
  sala: SalaDeTaller | null;
  pedidoEn: Date;
}

/** Missing step until a kept place belongs to the person: to accept it, to pay it, or the bank's confirmation. */
export type PasoDelLugar = "aceptar" | "pagar" | "confirmar";

/** A place that is kept for the person for a limited time. */
export interface LugarQueEspera {
  hasta: Date;
  falta: PasoDelLugar;
  /** True when the place came free and was offered from the waiting list; false when the person just chose it. */
  deLaLista: boolean;
  /** Page on which the place is paid; null for a free workshop. */
  hrefDePago: string | null;
  /** Id of the unpaid order; null before there is an order. */
  idPedido: string | null;
}

/** Workshop for which the person waits, or in which a freed place is kept until the person answers. */
export interface TallerEsperado extends TallerDeAgenda {
  /**
   * Number of people before the person in the waiting list; null when freed places are not kept for the list, or when
   * one is kept for this person already.
   */
  antes: number | null;
  /** Form fields with which the workshop's page leaves the waiting list or gives up the kept place. */
  alDejar: { intencion: string; fecha: string };
}

/** True when the person has a place in the workshop: not while they wait, or have yet to accept an offer. */
export const tieneLugar = ({ estado }: Pick<TallerDeAgenda, "estado">) => estado === "inscrita";

/** Labels of a kept place by its missing step: the place is not the person's until then. */
export const NOMBRE_DE_GUARDADO: Record<PasoDelLugar, string> = {
  aceptar: "Te guardamos un lugar",
  pagar: FALTA_PAGAR,
  confirmar: CONFIRMANDO_PAGO,
};
const QUE_HACER: Record<PasoDelLugar, string> = {
  aceptar: "Aceptar el lugar",
  pagar: "Pagar mi lugar",
  confirmar: VER_MI_PAGO,
};

/** Words about a kept place and its next step; while the bank decides, the person waits. */
export function guardadoEnPalabras(
  { hasta, falta, hrefDePago, idPedido }: LugarQueEspera,
  href: string,
  ahora: Date,
): LugarGuardado {
  const hora = horaYDia(hasta, ahora);
  const texto: Record<PasoDelLugar, string> = {
    aceptar: `Acéptalo antes de las ${hora}: si no, pasa a la persona que sigue.`,
    pagar: `Te lo guardamos hasta las ${hora}.`,
    confirmar: "El banco aún lo está procesando. No pagues otra vez: te escribiremos con el resultado.",
  };
  const donde = falta === "confirmar" && idPedido ? direccionDePedido({ idPedido }) : (hrefDePago ?? href);
  return { estado: NOMBRE_DE_GUARDADO[falta], texto: texto[falta], hacer: QUE_HACER[falta], href: donde };
}

export interface LugarGuardado {
  estado: string;
  texto: string;
  hacer: string;
  /** Page of the next step for the kept place. */
  href: string;
}

/** Room of a workshop in which the person has a place, with its opening hours. */
export interface SalaDeTaller {
  href: string;
  abre: Date;
  empieza: Date;
  termina: Date;
}

/** Link to the room from a little before the workshop until its end; null at any other time. */
export function entradaAlTaller({ href, abre, empieza, termina }: SalaDeTaller, now: Date) {
  if (now < abre || now >= termina) return null;
  return { href, texto: `${now < empieza ? "Empieza" : "Empezó"} a las ${horaDe(empieza)}` };
}

/** Link to the room and its opening hour, when it opens later on the same day; null otherwise. */
export function entradaMasTarde({ href, abre }: SalaDeTaller, now: Date) {
  if (now >= abre || fechaDe(abre) !== fechaDe(now)) return null;
  return { href, texto: `Entras desde las ${horaDe(abre)}` };
}

/** State of a workshop by its hours, in words (null before it), and whether it is over. */
export function comoVaEnAgenda(sala: Pick<SalaDeTaller, "empieza" | "termina"> | null, now: Date) {
  const termino = sala !== null && now >= sala.termina;
  const enVivo = sala !== null && estaEnVivo(sala, now);
  return { termino, comoVa: enVivo ? "En vivo" : termino ? "Terminó" : null };
}

/** True while the workshop takes place; an open room alone does not count. */
const estaEnVivo = ({ empieza, termina }: Pick<SalaDeTaller, "empieza" | "termina">, now: Date) =>
  now >= empieza && now < termina;

/** Words about the certificate, for people who attended long enough and for those who still can. */
export function certificadoEnAgenda(
  { certificado, sala }: Pick<TallerDeAgenda, "certificado" | "sala">,
  now: Date,
): { href: string | null; listoA: string | null } | null {
  if (certificado) {
    return now < certificado.desde
      ? { href: null, listoA: horaDe(certificado.desde) }
      : { href: certificado.href, listoA: null };
  }
  return sala !== null && estaEnVivo(sala, now) ? { href: null, listoA: null } : null;
}

/** Workshop that leaves a person's calendar: it was called off, or the person gave up the place. */
export interface TallerDejado extends DeUnLugar {
  dejadoEn: Date;
}

type DeUnLugar = Pick<TallerDeAgenda, "id" | "titulo" | "clase" | "inicio" | "fin" | "href" | "pedidoEn">;

/**
 * A place in a workshop as a calendar event. For a person who wants discretion neither title nor address names the
 * workshop.
 */
export function eventoDeTaller(
  { id, titulo, clase, inicio, fin, href, pedidoEn, dejadoEn = null }: DeUnLugar & { dejadoEn?: Date | null },
  { sitio, discreta }: { sitio: Sitio; discreta: boolean },
): Evento {
  const url = sitio.url + (discreta ? DIRECCION_DE_MI_ZONA : href);
  return {
    uid: `lugar-${id}@${new URL(sitio.url).hostname}`,
    secuencia: dejadoEn ? 1 : 0,
    inicio,
    fin,
    url,
    cancelado: dejadoEn !== null,
    actualizadoEn: dejadoEn ?? pedidoEn,
    ...(discreta
      ? { resumen: "Cita" }
      : {
          resumen: titulo,
          descripcion: `${NOMBRE_DE_CLASE[clase]} en vivo. Para dejar tu lugar: ${url}`,
          lugar: "En línea",
        }),
  };
}

/** Workshops in a person's agenda, as the context of workshops contributes them. */
export interface TalleresDeAgenda {
  /** Places of the person in workshops, without kept places whose time is over. */
  deLaPersona(idPersona: number, desde: Date, hasta: Date | null, ahora: Date): Promise<TallerDeAgenda[]>;
  /** Coming workshops for which the person waits, or has an offer to answer. */
  esperados(idPersona: number, ahora: Date): Promise<TallerEsperado[]>;
  /** Workshops whose events a subscribed calendar must remove. */
  dejados(idPersona: number, desde: Date): Promise<TallerDejado[]>;
}

export interface ConTalleres {
  talleres: TalleresDeAgenda;
}

/** Joins the contributions to a person's agenda. They are asked for at each reading. */
export function unirTalleres(fuentes: () => readonly TalleresDeAgenda[]): TalleresDeAgenda {
  const deTodas = async <T>(leer: (fuente: TalleresDeAgenda) => Promise<T[]>) =>
    (await Promise.all(fuentes().map(leer))).flat();
  return {
    deLaPersona: (...pedido) => deTodas((fuente) => fuente.deLaPersona(...pedido)),
    esperados: (...pedido) => deTodas((fuente) => fuente.esperados(...pedido)),
    dejados: (...pedido) => deTodas((fuente) => fuente.dejados(...pedido)),
  };
}
