import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { campoDeId } from "../../shared/campos";
import { codigoDeCupon } from "../../ventas/cupones/cupon";
import { rechazosDePago, type RechazoDePago } from "../../ventas/pagos/rechazos";
import type { Pedido } from "../../ventas/pedidos/pedido";
import type { Lote } from "../saldo/lotes";
import type { Especialidad } from "../../shared/especialidades/especialidad";
import { RECHAZOS_DE_CANJE } from "../monedas/monedas";
import { bonos, type Parte } from "../saldo/saldo";
import { fechaDe, instanteDe, sumarMeses, sumarMinutos } from "../../shared/fechas";

/** Bonos that are sold together: of one specialty, or of several, one part for each. */
export interface Paquete {
  idPaquete: string;
  /** Name of a pack of several specialties: a plan of the shop, not of the insurer's. */
  nombre: string | null;
  /** The part with most bonos first. */
  contenido: readonly Parte[];
  /** Months for which its bonos can be used. */
  meses: number;
  precioCentimos: number;
  /** Price in coins; null when it cannot be bought with them. */
  monedas: number | null;
}

/** An order of a pack, on the terms of the moment. */
export interface Compra extends Pedido {
  idPaquete: string;
  nombre: string | null;
  contenido: readonly Parte[];
  /** Coins that paid it in place of money; null for none. */
  monedas: number | null;
  meses: number;
}

export const sesionesDe = (contenido: readonly Parte[]) =>
  contenido.reduce((suma, { sesiones }) => suma + sesiones, 0);

const ENUMERAR = new Intl.ListFormat("es", { type: "conjunction" });

/** "3 bonos de Psicología", "4 bonos de Psicología y 2 bonos de Nutrición" */
export function contenidoEnPalabras(
  contenido: readonly Parte[],
  especialidades: readonly Pick<Especialidad, "id" | "name">[],
): string {
  return ENUMERAR.format(
    contenido.map(({ idEspecialidad, sesiones }) => {
      const { name } = especialidades.find(({ id }) => id === idEspecialidad) ?? {
        name: "otra especialidad",
      };
      return `${bonos(sesiones)} de ${name}`;
    }),
  );
}

/** Minutes for which its payment page can be opened. A later payment counts too: nothing scarce waits. */
export const PLAZO_DE_PAGO_EN_MINUTOS = 60;

export const limiteDePago = ({ creadoEn }: Pick<Compra, "creadoEn">) =>
  sumarMinutos(creadoEn, PLAZO_DE_PAGO_EN_MINUTOS);

/** End of a pack's bonos: end of the day in Lima, the given number of months away. */
export function vencimientoDe({ meses }: Pick<Compra, "meses">, pagadaEn: Date): Date {
  return instanteDe(sumarMeses(fechaDe(pagadaEn), meses), "24:00");
}

export type RechazoDePaquete =
  | "paquete-no-existe"
  | "compra-no-existe"
  | "compra-cerrada"
  | "compra-vencida"
  | "monedas-insuficientes"
  | "pago-en-proceso";

export type RechazoDeCompra = RechazoDePago | RechazoDePaquete | "bonos-usados";

export const RECHAZOS_DE_COMPRA: Rechazos<RechazoDeCompra> = {
  ...rechazosDePago({
    pedido: "Esa compra",
    compra: "tu compra",
    paraEmpezarOtraVez: "deja esa compra y elige el paquete otra vez",
  }),
  "paquete-no-existe": { clase: "not-found", mensaje: "Ese paquete ya no está en venta. Elige otro." },
  "compra-no-existe": { clase: "not-found", mensaje: "No encontramos esa compra." },
  "compra-cerrada": { clase: "conflict", mensaje: "Esa compra ya está cerrada." },
  "monedas-insuficientes": RECHAZOS_DE_CANJE["monedas-insuficientes"],
  "compra-vencida": {
    clase: "gone",
    mensaje: "El tiempo para pagar esa compra terminó. No se hizo ningún cobro.",
  },
  "bonos-usados": {
    clase: "conflict",
    mensaje:
      "Ya usaste o venció algún bono de este paquete, así que no se puede devolver. Los que quedan siguen siendo tuyos.",
  },
};

/**
 * Reason why a person cannot give a pack back, or null. The screen asks before it offers a refund; the final check is
 * whether all bonos are still there to take.
 */
export function rechazoAlDevolver(compra: Compra, lotes: readonly Lote[]): RechazoDeCompra | null {
  if (compra.estado !== "pagado") return "compra-cerrada";
  const quedan = lotes.reduce((suma, lote) => suma + lote.quedan, 0);
  return quedan === sesionesDe(compra.contenido) ? null : "bonos-usados";
}

export const idPaquete = campoDeId(RECHAZOS_DE_COMPRA["paquete-no-existe"].mensaje);

/** Schema of an order of a pack, shared by its page and `POST /v2/compras`. */
export const eleccionDePaquete = z.object({ idPaquete, cupon: codigoDeCupon.optional() });
