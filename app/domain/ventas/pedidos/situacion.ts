/** State of an order as the headline of "¿Qué pasó con mi pago?", common to all sellers; each seller adds its own. */
export type Situacion =
  | "por-pagar"
  | "rechazado"
  /** The person came back from the hosted page without paying. */
  | "desistido"
  | "procesando"
  | "por-devolver"
  | "devuelto"
  | "vencido"
  | "anulado"
  /** Another order replaced this one and has its goods. */
  | "cambiada";

export interface Explicacion {
  titulo: string;
  texto: string;
  tono: "info" | "exito" | "advertencia";
}

/** Texts of every situation: a situation without a text does not compile. */
export type Explicaciones<S extends string> = Readonly<Record<Situacion | S, Explicacion>>;

/** Acts that the person can do with an order now. */
export interface PuedeConPedido {
  pagar: boolean;
  soltar: boolean;
  mirar: boolean;
  elegirOtro: boolean;
}

/** An order on the page "¿Qué pasó con mi pago?", in its seller's words. */
export interface EnPalabras<S extends string> {
  /** Name of the order, for the person. */
  que: string;
  explicaciones: Explicaciones<S>;
  /** Saldo or bono that paid the order; null for a card or an unpaid order. */
  sinTarjeta: string | null;
  /** Bonos or coins that paid the order in place of money, with their number; null for an order in money. */
  sinDinero: string | null;
  /** The delivered goods and their state; null when the goods have no states of their own. */
  entrega: { nombre: string; estado: string } | null;
  /** Text of the button that drops the unpaid order. */
  soltar: string;
  /** True when the page also shows the crisis line, for goods about health. */
  conLineaDeCrisis?: boolean;
  /** Links to the next steps, most important first. */
  enlaces: (puede: PuedeConPedido) => Promise<{ texto: string; href: string }[]>;
}

/** An unpaid order of the person, in its seller's words. */
export interface PorPagar {
  idPedido: string;
  que: string;
  totalCentimos: number;
  /** Deadline for the payment, as a sentence. */
  plazo: string;
  procesando: boolean;
  /** Address of the page that handles the order's buttons. */
  href: string;
  /** How the order is paid: at an address of its own, or by a button of the page `href`. */
  pagar: { por: "enlace"; href: string } | { por: "boton" };
  soltar: string;
}

/** An unpaid order with its deadline, for sorting. */
export interface PorPagarConPlazo extends PorPagar {
  hasta: Date;
}

export const CUBIERTO_POR_CUPON = "Lo cubrió tu cupón";
export const TE_DEVOLVEMOS = "Si más tarde llegara un pago, te lo devolvemos completo.";
export const CANCELASTE_EL_PAGO = "Cancelaste el pago";
const NO_TE_COBRAMOS = "Tu banco no aprobó el pago. No te cobramos";

interface DeCadaUno {
  /** Name of the goods that the person pays for. */
  compra: string;
  /** Next step in words: for an order to be paid, and after the bank refused. */
  seguir: string;
  otraVez: string;
  /** Sentence about the goods that were freed after the deadline. */
  seLibero?: string;
}

/** Texts about an unpaid order, or one whose money is under way, for all sellers; each seller adds its own. */
export const deTodoPedido = ({ compra, seguir, otraVez, seLibero = "" }: DeCadaUno) =>
  ({
    procesando: {
      tono: "info",
      titulo: "Tu pago se está procesando",
      texto: `La pasarela aún no lo decide. No pagues otra vez: te escribiremos con el resultado, y tendrás ${compra} o tu dinero completo.`,
    },
    "por-devolver": {
      tono: "advertencia",
      titulo: "Te estamos devolviendo tu dinero",
      texto: "Ya pedimos la devolución completa e insistimos hasta que la pasarela la confirme.",
    },
    devuelto: {
      tono: "exito",
      titulo: "Te devolvimos tu dinero",
      texto:
        "La pasarela confirmó la devolución a la misma tarjeta. Tu banco puede tardar unos días en mostrarla.",
    },
    cambiada: {
      tono: "exito",
      titulo: "Este pedido siguió en otro",
      texto: "Lo que pagaste aquí cuenta para su nuevo pedido, y lo que sobró vuelve a tu tarjeta.",
    },
    "por-pagar": { tono: "info", titulo: "Todavía no vemos un pago", texto: seguir },
    rechazado: { tono: "advertencia", titulo: NO_TE_COBRAMOS, texto: otraVez },
    desistido: {
      tono: "info",
      titulo: CANCELASTE_EL_PAGO,
      texto: `No se hizo ningún cobro. ${seguir}`,
    },
    vencido: {
      tono: "info",
      titulo: "El tiempo para pagar terminó",
      texto: `No nos consta ningún cobro de este pedido${seLibero}. ${TE_DEVOLVEMOS}`,
    },
  }) as const satisfies Partial<Explicaciones<never>>;
