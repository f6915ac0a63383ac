import { ESTADO_EN_PALABRAS, esNota } from "../comprobantes/comprobante";
import type { Asunto, Cambio } from "./cambio";
import type { Causa } from "../../shared/causa";

export const PALABRA_DE_ASUNTO: Record<Asunto, string> = {
  pedido: "Pedido",
  pago: "Pago",
  devolucion: "Devolución",
  cita: "Sesión",
  comprobante: "Comprobante",
};

/** Words for the cause of a change: who or what made it. */
const PALABRA_DE_CAUSA: Record<Causa, string> = {
  persona: "Lo hiciste tú",
  pasarela: "Nos lo dijo la pasarela de pago",
  conciliacion: "Lo consultamos a la pasarela de pago",
  emisor: "Lo respondió quien emite los comprobantes",
  operador: "Lo hizo nuestro equipo",
  reloj: "Terminó el plazo",
};

/** Cause of a change, in words. A receipt has no cause of its own: it follows from a payment. */
export const causaEnPalabras = ({ asunto, causa }: Pick<Cambio, "asunto" | "causa">): string =>
  asunto === "comprobante" && causa === "persona"
    ? "Lo preparamos por lo que hiciste"
    : PALABRA_DE_CAUSA[causa];

/** Causes in words for an operator: "Lo hiciste tú" would be false for an operator. */
export const CAUSA_PARA_OPERADOR: Record<Causa, string> = {
  ...PALABRA_DE_CAUSA,
  persona: "Lo hizo la persona",
};

/** Words for each state; a state that is missing here is shown by its own name. */
const PALABRA_DE_ESTADO: Partial<Record<Asunto, Record<string, string>>> = {
  pedido: {
    pendiente: "Por pagar",
    pagado: "Pagado",
    vencido: "Venció sin pago",
    anulado: "Se anuló sin pago",
    devuelto: "Se deshizo con devolución",
    relevado: "Lo reemplazó otro pedido",
  },
  pago: {
    procesando: "Procesando",
    rechazado: "No se completó",
    pagado: "Aprobado",
    "por-devolver": "Por devolver",
    devuelto: "Devuelto",
    cancelado: "Cancelado antes de pagar",
  },
  devolucion: { pedida: "Pedida a la pasarela", hecha: "Hecha" },
  cita: { reservada: "Reservada", cancelada: "Cancelada" },
  comprobante: { ...ESTADO_EN_PALABRAS, pendiente: "Por enviar a la SUNAT" },
};

export const palabraDeEstado = (asunto: Asunto, estado: string): string =>
  PALABRA_DE_ESTADO[asunto]?.[estado] ?? estado;

/** State of an order as told to a person. A replaced order is stored as refunded, but the person got no refund. */
export const estadoDicho = <E extends string>(
  estado: E,
  { relevadoPor = null }: { relevadoPor?: string | null },
): E | "relevado" => (estado === "devuelto" && relevadoPor !== null ? "relevado" : estado);

/** A line of the history of an order: "Pago: Procesando → Aprobado". */
export function cambioEnPalabras(
  { asunto, idAsunto, desde, hasta }: Pick<Cambio, "asunto" | "idAsunto" | "desde" | "hasta">,
  pedido: { relevadoPor?: string | null },
) {
  const palabra = (estado: string) =>
    palabraDeEstado(asunto, asunto === "pedido" ? estadoDicho(estado, pedido) : estado);
  const que = asunto === "comprobante" && esNota(idAsunto) ? "Nota de crédito" : PALABRA_DE_ASUNTO[asunto];
  if (desde === hasta) return `${que}: cambió de horario`;
  const pasos = desde === null ? palabra(hasta) : `${palabra(desde)} → ${palabra(hasta)}`;
  return `${que}: ${pasos}`;
}
