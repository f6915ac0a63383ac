import { NOMBRE_DE_CLASE, type ClaseDeTaller } from "../shared/claseDeTaller";
import { fechaDe, horaDe, horaYDia, type Fecha } from "../shared/fechas";
import type { Sitio } from "../shared/marca";
import { direccionDePedido, VER_MI_PAGO } from "../ventas/pedidos/direcciones";
import { CONFIRMANDO_PAGO, FALTA_PAGAR } from "../ventas/pedidos/pedido";
import type { Evento } from "./citas/ics";
import { DIRECCION_DE_MI_ZONA } from "../shared/navegacion/destino";

/** A place in a workshop, as an agenda shows it beside sessions. */
export interface TallerDeAgenda {
  id: string;
  /** Which date of which workshop it is, and the name of that in addresses. */
  uid: string;
  fecha: Fecha;
  url: string;
  titulo: string;
  clase: ClaseDeTaller;
  inicio: Date;
  fin: Date;
  /** Where it is changed or given up. */
  href: string;
  /** Waits for a place, or is to answer whether they take it. */
  estado: "inscrita" | "esperando" | "ofrecida";
  /** Whether its person was there. */
  asistencia: boolean;
  certificado: { href: string; desde: Date } | null;
  /** Of a place that is kept until its person answers, or pays it there. */
  guardado: LugarQueEspera | null;
  sala: SalaDeTaller | null;
  pedidoEn: Date;
}

/** What makes a place theirs that is kept for somebody: they accept it, they pay it, or the bank says yes. */
export type LoQueFalta = "aceptar" | "pagar" | "confirmar";

/** A place that is kept for some minutes or hours still. */
export interface LugarQueEspera {
  hasta: Date;
  falta: LoQueFalta;
  /** It came free and is their turn in the line: they did not choose it just now. */
  deLaLista: boolean;
  /** Where it is paid; null where it is free. */
  hrefDePago: string | null;
  /** The order that waits for its payment, once there is one. */
  idPedido: string | null;
}

/** One that is waited for, or that came free and is kept until its person answers. */
export interface TallerEsperado extends TallerDeAgenda {
  /** How many are before them; null where what comes free is kept for nobody, or is kept for them already. */
  antes: number | null;
  /** What its own page is sent to leave the line, or the place that is kept. */
  alDejar: { intencion: string; fecha: string };
}

/** Who only waits, or is to answer whether they take it, has no place yet. */
export const tieneLugar = ({ estado }: Pick<TallerDeAgenda, "estado">) => estado === "inscrita";

/** What a place that is kept is called, by what makes it theirs: it is nobody's until then. */
export const NOMBRE_DE_GUARDADO: Record<LoQueFalta, string> = {
  aceptar: "Te guardamos un lugar",
  pagar: FALTA_PAGAR,
  confirmar: CONFIRMANDO_PAGO,
};
const QUE_HACER: Record<LoQueFalta, string> = {
  aceptar: "Aceptar el lugar",
  pagar: "Pagar mi lugar",
  confirmar: VER_MI_PAGO,
};

/** What is said of it, and what is to be done; while the bank decides, that is to wait. */
export function guardadoEnPalabras(
  { hasta, falta, hrefDePago, idPedido }: LugarQueEspera,
  href: string,
  ahora: Date,
): LugarGuardado {
  const hora = horaYDia(hasta, ahora);
  const texto: Record<LoQueFalta, string> = {
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
  /** Where that is done. */
  href: string;
}

/** The room of a workshop in which somebody has a place, and its hours. */
export interface SalaDeTaller {
  href: string;
  abre: Date;
  empieza: Date;
  termina: Date;
}

/** The way in while the workshop is on, and from a little before; null at any other time. */
export function entradaAlTaller({ href, abre, empieza, termina }: SalaDeTaller, now: Date) {
  if (now < abre || now >= termina) return null;
  return { href, texto: `${now < empieza ? "Empieza" : "Empezó"} a las ${horaDe(empieza)}` };
}

/** From when on the same day one may go in, and where that is; null once one may, and on any other day. */
export function entradaMasTarde({ href, abre }: SalaDeTaller, now: Date) {
  if (now >= abre || fechaDe(abre) !== fechaDe(now)) return null;
  return { href, texto: `Entras desde las ${horaDe(abre)}` };
}

/** How it stands by its hours, in words, where that is not to come any more; and whether it is over. */
export function comoVaEnAgenda(sala: Pick<SalaDeTaller, "empieza" | "termina"> | null, now: Date) {
  const termino = sala !== null && now >= sala.termina;
  const enVivo = sala !== null && estaEnVivo(sala, now);
  return { termino, comoVa: enVivo ? "En vivo" : termino ? "Terminó" : null };
}

/** Whether it is on, and not only its room open. */
const estaEnVivo = ({ empieza, termina }: Pick<SalaDeTaller, "empieza" | "termina">, now: Date) =>
  now >= empieza && now < termina;

/** Words about the certificate: for who was there for long enough, and for who still can be. */
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

/** One that its person had in their calendar and that is over before its time: it ended, or they left it. */
export interface TallerDejado extends DeUnLugar {
  dejadoEn: Date;
}

type DeUnLugar = Pick<TallerDeAgenda, "id" | "titulo" | "clase" | "inicio" | "fin" | "href" | "pedidoEn">;

/** A place as a calendar shows it; discreet, it does not say what it is, nor does its address. */
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

/** What besides sessions is in somebody's agenda. Whoever knows of workshops answers. */
export interface TalleresDeAgenda {
  /** Without what was kept for them until a time that is over. */
  deLaPersona(idPersona: number, desde: Date, hasta: Date | null, ahora: Date): Promise<TallerDeAgenda[]>;
  /** Those of them to come for which the person is in a line, or whose turn in it has come. */
  esperados(idPersona: number, ahora: Date): Promise<TallerEsperado[]>;
  /** What a calendar that was given them has to take out again. */
  dejados(idPersona: number, desde: Date): Promise<TallerDejado[]>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    talleresDeAgenda: TalleresDeAgenda;
  }
}
