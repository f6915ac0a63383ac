import { z } from "zod";
import { CODIGOS_DE_PLAN } from "../../cuentas/perfil/planes";
import { RECHAZOS_POR_DERECHO } from "../../equipo/derechos/exigir";
import type { Derecho } from "../../equipo/derechos/derechos";
import { campoConForma, campoDeId } from "../../shared/campos";
import type { Rechazado, Rechazos } from "../../shared/rechazo";
import { RECHAZOS_DE_CAMBIO } from "../../agenda/citas/cambios";
import { SESION_ANTIGUA } from "../pedidos/cancelarSesion";
import { RAZONES_TRAS_EL_INICIO, type RazonTrasElInicio } from "../pedidos/trasElInicio";
import { motivoDeEquipo, RECHAZOS_AL_VER_PERSONA } from "../personas/verPersona";

/** Hours after which a request that nobody decided lapses. */
export const VIDA_DE_APROBACION_EN_HORAS = 48;
/** Most bonos of one courtesy, approved or not. */
const TOPE_DE_BONOS = 12;
/** Most coins that a colleague gives without an approval. One bono counts as much as these. */
export const MONEDAS_SIN_APROBACION = 660;
/** Most coins of one courtesy, approved or not. */
const TOPE_DE_MONEDAS = TOPE_DE_BONOS * MONEDAS_SIN_APROBACION;
/** Thing of a courtesy in coins. No specialty is written in capitals, so that it is the slug of none. */
export const MONEDAS = "MONEDAS";

/** Acts that a colleague has to approve, with the right that asks for them and approves them. */
export const CLASES_DE_APROBACION = {
  devolucion: { nombre: "Devolver dinero", derecho: "devolucion-mayor" },
  cortesia: { nombre: "Regalar bonos o monedas", derecho: "cortesia-mayor" },
  plan: { nombre: "Cambiar el plan", derecho: "plan-y-segundo-factor" },
  "segundo-factor": { nombre: "Quitar la verificación en dos pasos", derecho: "plan-y-segundo-factor" },
  precio: { nombre: "Cambiar el precio de un especialista", derecho: "precio" },
} as const satisfies Record<string, { nombre: string; derecho: Derecho }>;

export type ClaseDeAprobacion = keyof typeof CLASES_DE_APROBACION;
export const CLASES = Object.keys(CLASES_DE_APROBACION) as ClaseDeAprobacion[];

/**
 * Way of a refund. `ausencia` and `tecnica` cancel a session that has begun, and give its money back. `parte`: the
 * person keeps the goods. Null for the whole sum of an order.
 */
export type ModoDeDevolucion = RazonTrasElInicio | "parte";

/** An act that waits for an approval, as far as doing it needs to know. */
export interface ActoPorAprobar {
  clase: ClaseDeAprobacion;
  /** Null for an act that is no refund. */
  modo: ModoDeDevolucion | null;
  /** Person of the act; null for the price of a specialist. */
  idPersona: number | null;
  /** Thing of the act: an order, a specialty's slug or `MONEDAS`, the code of a plan, a specialist. Empty for none. */
  objeto: string;
  /** Céntimos of a refund or a price, bonos or coins of a courtesy, 1 for a plan to give and -1 for one to take away. */
  cantidad: number;
}

export type EstadoDeAprobacion = "abierta" | "aprobada" | "no-aprobada" | "vencida";

/** A request of a colleague for an act beyond their own right. */
export interface Aprobacion extends ActoPorAprobar {
  idAprobacion: string;
  motivo: string;
  estado: EstadoDeAprobacion;
  pedidaPor: string;
  pedidaEn: Date;
  venceEn: Date;
  decididaPor: string | null;
  decididaEn: Date | null;
  /** Word of the colleague who did not approve; null otherwise. */
  palabra: string | null;
}

/** True for a courtesy in coins; another courtesy is in bonos of a specialty. */
export const esDeMonedas = ({ clase, objeto }: Pick<ActoPorAprobar, "clase" | "objeto">): boolean =>
  clase === "cortesia" && objeto === MONEDAS;

/** Thing that may have one open request of its kind. */
export const claveDe = ({ clase, idPersona, objeto }: Omit<ActoPorAprobar, "cantidad" | "modo">): string =>
  clase === "cortesia"
    ? `${idPersona}:${objeto}`
    : clase === "devolucion" || clase === "precio"
      ? objeto
      : String(idPersona);

/** Céntimos that move when the act is done; null for an act that moves no money. A new price moves none. */
export const centimosQueMueve = ({ clase, cantidad }: ActoPorAprobar): number | null =>
  clase === "devolucion" ? cantidad : null;

const entero = (mensaje: string) => z.coerce.number(mensaje).int(mensaje);
const especialidad = campoConForma(/^[a-z0-9-]{1,80}$/, "Elige la especialidad", {
  falta: "Elige la especialidad",
});

/** Forms by which a member asks for each kind. The person or the order stands in the address. */
export const pedidoDeDevolucion = motivoDeEquipo;
const SOLES_MAXIMOS = 10_000;
/** A sum in soles, as a form takes it. */
const enSoles = (falta: string, deMas: string) =>
  z.coerce
    .number(falta)
    .positive(deMas)
    .max(SOLES_MAXIMOS, `Escribe ${SOLES_MAXIMOS} soles o menos`)
    .multipleOf(0.01, "Escribe el monto con dos decimales o menos");
/** Céntimos of a sum in soles with two decimals. */
export const enCentimos = (soles: number): number => Math.round(soles * 100);

export const pedidoDeParte = motivoDeEquipo.extend({
  soles: enSoles("Escribe cuánto se devuelve, en soles", "Escribe un monto mayor que cero"),
});
export const pedidoDeCancelacion = motivoDeEquipo.extend({
  razon: z.enum(RAZONES_TRAS_EL_INICIO, "Elige la razón"),
});
export const regaloPropio = motivoDeEquipo.extend({ especialidad });
export const pedidoDeCortesia = regaloPropio.extend({
  bonos: entero("Escribe cuántos bonos")
    .min(1, "Escribe 1 bono o más")
    .max(TOPE_DE_BONOS, `Escribe ${TOPE_DE_BONOS} bonos o menos`),
});
/** A courtesy in coins, given alone or asked for. */
export const regaloDeMonedas = motivoDeEquipo.extend({
  monedas: entero("Escribe cuántas monedas")
    .min(1, "Escribe 1 moneda o más")
    .max(TOPE_DE_MONEDAS, `Escribe ${TOPE_DE_MONEDAS} monedas o menos`),
});
export const pedidoDePlan = motivoDeEquipo.extend({
  cambio: z.enum(["dar", "quitar"], "Elige si se da o se quita"),
  plan: z.enum(CODIGOS_DE_PLAN, "Elige el plan"),
});
export const pedidoDeSegundoFactor = motivoDeEquipo;
export const pedidoDePrecio = motivoDeEquipo.extend({
  especialista: campoDeId("Elige el especialista"),
  soles: enSoles("Escribe el precio en soles", "Escribe un precio mayor que cero"),
});

export const aprobacionElegida = z.object({ idAprobacion: campoDeId("Elige un pedido") });
export const noAprobada = aprobacionElegida.extend({ palabra: motivoDeEquipo.shape.motivo });

/** Refusals of the acts themselves, for a member: other words than those for the person. */
export const RECHAZOS_AL_HACER = {
  "pedido-no-existe": { clase: "not-found", mensaje: "No hay un pedido con ese código." },
  "nada-que-devolver": {
    clase: "conflict",
    mensaje: "De ese pedido ya no queda nada por devolver. Pudo devolverse mientras esto esperaba.",
  },
  "cita-en-pie": {
    clase: "conflict",
    mensaje: "La sesión de ese pedido sigue en pie: se cancela desde el pedido, y su dinero vuelve.",
  },
  "cita-cerrada": RECHAZOS_DE_CAMBIO["cita-cerrada"],
  "cita-no-empezada": RECHAZOS_DE_CAMBIO["cita-no-empezada"],
  "sesion-antigua": SESION_ANTIGUA,
  "bonos-usados": { clase: "conflict", mensaje: "La persona ya usó bonos de ese paquete." },
  "monto-distinto": {
    clase: "conflict",
    mensaje: "El monto cambió desde que se pidió. Hay que pedirlo otra vez.",
  },
  "cita-por-venir": {
    clase: "conflict",
    mensaje:
      "Una parte se devuelve cuando la sesión terminó: antes, la persona puede cambiarla o cancelarla.",
  },
  "no-es-una-parte": {
    clase: "conflict",
    mensaje: "Escribe menos de lo que queda del pago. Para devolverlo todo, pide la devolución entera.",
    campo: "soles",
  },
  "persona-no-existe": { clase: "not-found", mensaje: "Esa persona ya no tiene cuenta." },
  "especialidad-no-existe": {
    clase: "invalid",
    mensaje: "Elige una especialidad de la lista.",
    campo: "especialidad",
  },
  "sin-monedas": { clase: "not-found", mensaje: "Aquí no hay monedas." },
  "monedas-apagadas": {
    clase: "conflict",
    mensaje: "La persona apagó sus monedas y no las vería. Puedes darle un bono.",
  },
  "plan-que-no-tiene": { clase: "not-found", mensaje: "La persona no tiene ese plan.", campo: "plan" },
  "sin-segundo-factor": {
    clase: "conflict",
    mensaje: "La persona no tiene activa la verificación en dos pasos.",
  },
  "especialista-no-existe": {
    clase: "not-found",
    mensaje: "Elige un especialista de la lista.",
    campo: "especialista",
  },
  "no-se-hace": { clase: "conflict", mensaje: "Esto no se puede hacer ahora." },
} as const satisfies Record<string, Rechazado>;
export type RechazoAlHacer = keyof typeof RECHAZOS_AL_HACER;

/** The refusal by its own name when it has words here. */
export const rechazoAlHacer = (rechazo: string): RechazoAlHacer =>
  Object.hasOwn(RECHAZOS_AL_HACER, rechazo) ? (rechazo as RechazoAlHacer) : "no-se-hace";

export type RechazoDeAprobacion =
  | RechazoAlHacer
  | "ya-pedida"
  | "una-por-mes"
  | "muchas-monedas"
  | "aprobacion-no-existe"
  | "aprobacion-propia"
  | "aprobacion-cerrada"
  | "aprobacion-vencida"
  | keyof typeof RECHAZOS_AL_VER_PERSONA
  | keyof typeof RECHAZOS_POR_DERECHO;

export const RECHAZOS_DE_APROBACION: Rechazos<RechazoDeAprobacion> = {
  ...RECHAZOS_AL_VER_PERSONA,
  ...RECHAZOS_AL_HACER,
  ...RECHAZOS_POR_DERECHO,
  "ya-pedida": { clase: "conflict", mensaje: "Ya se pidió y espera la decisión de Finanzas." },
  "una-por-mes": {
    clase: "conflict",
    mensaje: "Esta persona ya recibió un regalo este mes. Otro necesita la aprobación de Finanzas.",
  },
  "muchas-monedas": {
    clase: "invalid",
    mensaje: `Escribe ${MONEDAS_SIN_APROBACION} monedas o menos. Más necesitan la aprobación de Finanzas.`,
    campo: "monedas",
  },
  "aprobacion-no-existe": { clase: "not-found", mensaje: "No encontramos ese pedido." },
  "aprobacion-propia": { clase: "forbidden", mensaje: "Lo decide otra persona: tú lo pediste." },
  "aprobacion-cerrada": { clase: "conflict", mensaje: "Ese pedido ya se decidió." },
  "aprobacion-vencida": {
    clase: "gone",
    mensaje: `Ese pedido venció a las ${VIDA_DE_APROBACION_EN_HORAS} horas. Hay que pedirlo otra vez.`,
  },
};
