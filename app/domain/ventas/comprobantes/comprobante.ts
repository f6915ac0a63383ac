import type { Receptor } from "./datosDeCompra";
import { desglosarIgv } from "../../shared/dinero";
import type { Rechazos } from "../../shared/rechazo";

export type TipoDeComprobante = "boleta" | "factura" | "nota-de-credito";

/**
 * `pendiente` waits to be handed to whoever issues it; `enviado` is there and not decided; `aceptado` and
 * `rechazado` are their answer; `anulado` was given back before anybody had it. It is no state of the order: a
 * receipt that waits holds nobody's session up.
 */
export type EstadoDeComprobante = "pendiente" | "enviado" | "aceptado" | "rechazado" | "anulado";

/** The receipt of a payment, or the credit note that takes one back. Amounts are céntimos, IGV included. */
export interface Comprobante {
  idComprobante: string;
  idPersona: number;
  idPedido: string;
  tipo: TipoDeComprobante;
  serie: string;
  /** Without gaps in its series, in the order in which the payments were confirmed. */
  numero: number;
  /** The receipt that a credit note takes back. */
  idModificado: string | null;
  receptor: Receptor;
  concepto: string;
  totalCentimos: number;
  baseCentimos: number;
  igvCentimos: number;
  estado: EstadoDeComprobante;
  emitidoEn: Date;
  /** How often it was handed to the issuer. */
  intentos: number;
}

export type ComprobanteNuevo = Omit<Comprobante, "numero" | "estado" | "intentos">;

/** Electronic series begin with B or F; credit notes have their own beside the kind that they take back. */
const SERIE = { boleta: "B001", factura: "F001" } as const;
const SERIE_DE_NOTA = { boleta: "BC01", factura: "FC01" } as const;

export const NOMBRE_DE_COMPROBANTE: Record<TipoDeComprobante, string> = {
  boleta: "Boleta de venta electrónica",
  factura: "Factura electrónica",
  "nota-de-credito": "Nota de crédito electrónica",
};

export const RECHAZOS_DE_COMPROBANTE: Rechazos<"comprobante-no-existe" | "persona-no-existe"> = {
  "comprobante-no-existe": { clase: "not-found", mensaje: "No encontramos ese comprobante." },
  "persona-no-existe": { clase: "not-found", mensaje: "No encontramos a esa persona." },
};

export const ESTADO_EN_PALABRAS: Record<EstadoDeComprobante, string> = {
  pendiente: "Por enviar",
  enviado: "Enviado, en revisión",
  aceptado: "Aceptado",
  rechazado: "Rechazado: lo estamos corrigiendo",
  anulado: "Anulado",
};

/** One receipt for each order, and one credit note: their ids say so, whoever asks again. */
export const idDeVenta = (idPedido: string) => `venta-${idPedido}`;
export const idDeNota = (idPedido: string) => `nota-${idPedido}`;
export const esNota = (idComprobante: string) => idComprobante.startsWith(idDeNota(""));

/** "B001-00000042" */
export function numeroDeComprobante({ serie, numero }: Pick<Comprobante, "serie" | "numero">): string {
  return `${serie}-${String(numero).padStart(8, "0")}`;
}

interface Venta {
  idPersona: number;
  idPedido: string;
  tipo: "boleta" | "factura";
  receptor: Receptor;
  concepto: string;
  totalCentimos: number;
  ahora: Date;
}

/** The receipt of what a card paid, before it has its number. */
export function comprobanteDeVenta({ ahora, ...venta }: Venta): ComprobanteNuevo {
  return {
    ...venta,
    ...desglosarIgv(venta.totalCentimos),
    idComprobante: idDeVenta(venta.idPedido),
    serie: SERIE[venta.tipo],
    idModificado: null,
    emitidoEn: ahora,
  };
}

/** Takes a whole receipt back: the same amounts to the céntimo, to the same person. */
export function notaDeCredito(venta: Comprobante, ahora: Date): ComprobanteNuevo {
  const { idPersona, idPedido, receptor, totalCentimos, baseCentimos, igvCentimos } = venta;
  return {
    idPersona,
    idPedido,
    receptor,
    totalCentimos,
    baseCentimos,
    igvCentimos,
    idComprobante: idDeNota(idPedido),
    tipo: "nota-de-credito",
    serie: SERIE_DE_NOTA[venta.tipo === "factura" ? "factura" : "boleta"],
    idModificado: venta.idComprobante,
    concepto: `Devolución total de ${numeroDeComprobante(venta)}`,
    emitidoEn: ahora,
  };
}

/**
 * Whether a refund voids a receipt: nobody outside has it, or it was refused. Any other one may count for the tax
 * office by now, and only a credit note takes it back.
 */
export function seAnula({ estado, intentos }: Pick<Comprobante, "estado" | "intentos">): boolean {
  return estado === "rechazado" || (estado === "pendiente" && intentos === 0);
}
