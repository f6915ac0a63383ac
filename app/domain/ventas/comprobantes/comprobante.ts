import type { Receptor } from "./datosDeCompra";
import { desglosarIgv } from "../../shared/dinero";
import type { Rechazos } from "../../shared/rechazo";

export type TipoDeComprobante = "boleta" | "factura" | "nota-de-credito";

/**
 * State of a receipt. `pendiente`: not sent to the issuer yet. `enviado`: sent, without an answer. `aceptado` and
 * `rechazado`: the issuer's answer. `anulado`: the order was refunded before the receipt was sent. The order has a
 * state of its own: a waiting receipt holds up no session.
 */
export type EstadoDeComprobante = "pendiente" | "enviado" | "aceptado" | "rechazado" | "anulado";

/** A receipt for a payment, or the credit note that cancels a receipt. Amounts are céntimos, IGV included. */
export interface Comprobante {
  idComprobante: string;
  idPersona: number;
  idPedido: string;
  tipo: TipoDeComprobante;
  serie: string;
  /** Number without gaps in its series, in the order of confirmed payments. */
  numero: number;
  /**
   * Predecessor of a credit note: the receipt that the first note lowers, or the note before it. The database takes
   * one successor of each.
   */
  idModificado: string | null;
  receptor: Receptor;
  concepto: string;
  totalCentimos: number;
  baseCentimos: number;
  igvCentimos: number;
  estado: EstadoDeComprobante;
  emitidoEn: Date;
  /** Number of times that the receipt was sent to the issuer. */
  intentos: number;
}

export type ComprobanteNuevo = Omit<Comprobante, "numero" | "estado" | "intentos">;

/**
 * Electronic series begin with B or F (R.S. 097-2012/SUNAT). Credit notes have a series for boletas and one for
 * facturas.
 */
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

/** An order has at most one receipt. Its id is fixed, so that a repeated request finds it. */
export const idDeVenta = (idPedido: string) => `venta-${idPedido}`;
/** Id of the credit notes of an order, by their place: two refunds at once cannot take the same one. */
export const idDeNota = (idPedido: string, lugar = 1) =>
  lugar === 1 ? `nota-${idPedido}` : `nota-${idPedido}-${lugar}`;
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

/** Receipt for a payment by card, before it gets its number. */
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

/** Céntimos of a receipt that its credit notes left. */
export const centimosSinNota = (venta: Comprobante, notas: readonly Comprobante[]): number =>
  notas
    .filter(({ estado }) => estado !== "anulado")
    .reduce((queda, { totalCentimos }) => queda - totalCentimos, venta.totalCentimos);

interface NotaPorEmitir {
  /** Credit notes that the receipt has already. */
  notas?: readonly Comprobante[];
  /** Refunded céntimos; everything that the notes left, by default. */
  centimos?: number;
  ahora: Date;
}

/**
 * Credit note for a receipt, or for a part of it, with the same addressee (Reglamento de Comprobantes de Pago, R.S.
 * 007-99/SUNAT, art. 10). The last note takes what the others left, so that base and IGV add up to the céntimo.
 */
export function notaDeCredito(
  venta: Comprobante,
  { notas = [], centimos, ahora }: NotaPorEmitir,
): ComprobanteNuevo {
  const { idPersona, idPedido, receptor } = venta;
  const vivas = notas.filter(({ estado }) => estado !== "anulado");
  const queda = centimosSinNota(venta, notas);
  const totalCentimos = centimos ?? queda;
  const resto = (parte: "baseCentimos" | "igvCentimos") =>
    vivas.reduce((suma, nota) => suma - nota[parte], venta[parte]);
  const desglose =
    totalCentimos === queda
      ? { baseCentimos: resto("baseCentimos"), igvCentimos: resto("igvCentimos") }
      : desglosarIgv(totalCentimos);
  const cuanto = totalCentimos === venta.totalCentimos ? "Devolución total" : "Devolución de una parte";
  return {
    ...{ idPersona, idPedido, receptor, totalCentimos, ...desglose },
    idComprobante: idDeNota(idPedido, notas.length + 1),
    tipo: "nota-de-credito",
    serie: SERIE_DE_NOTA[venta.tipo === "factura" ? "factura" : "boleta"],
    idModificado: notas.at(-1)?.idComprobante ?? venta.idComprobante,
    concepto: `${cuanto} de ${numeroDeComprobante(venta)}`,
    emitidoEn: ahora,
  };
}

/**
 * True when a refund can void the receipt, because it was never sent or was refused. Any other receipt may already
 * count for SUNAT: only a credit note cancels it (R.S. 007-99/SUNAT, art. 10).
 */
export function seAnula({ estado, intentos }: Pick<Comprobante, "estado" | "intentos">): boolean {
  return estado === "rechazado" || (estado === "pendiente" && intentos === 0);
}
