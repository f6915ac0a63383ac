/** What somebody who asks about their payment is told first, whatever they ordered; each seller adds its own. */
export type Situacion =
  | "por-pagar"
  | "rechazado"
  | "procesando"
  | "por-devolver"
  | "devuelto"
  | "vencido"
  | "anulado"
  /** What it was for went on to another order. */
  | "cambiada";

export interface Explicacion {
  titulo: string;
  texto: string;
  tono: "info" | "exito" | "advertencia";
}

/** One for each: a situation without its words does not compile. */
export type Explicaciones<S extends string> = Readonly<Record<Situacion | S, Explicacion>>;

/** What can be done about an order now. */
export interface PuedeConPedido {
  pagar: boolean;
  soltar: boolean;
  mirar: boolean;
  elegirOtro: boolean;
}

/** How the page "¿Qué pasó con mi pago?" says an order, in its seller's words. */
export interface EnPalabras<S extends string> {
  /** What was ordered. */
  que: string;
  explicaciones: Explicaciones<S>;
  /** What paid it where no card did; null where nothing has. */
  sinTarjeta: string | null;
  /** What was delivered, where that has states of its own. */
  entrega: { nombre: string; estado: string } | null;
  /** The button that drops it while it is not paid. */
  soltar: string;
  /** Who ordered it may need somebody to call at once. */
  conLineaDeCrisis?: boolean;
  /** Where to go on from there, the first thing first. */
  enlaces: (puede: PuedeConPedido) => Promise<{ texto: string; href: string }[]>;
}

/** What somebody has still to pay, in its seller's words. */
export interface PorPagar {
  idPedido: string;
  que: string;
  totalCentimos: number;
  /** Until when, as a sentence. */
  plazo: string;
  procesando: boolean;
  /** The page that takes its buttons. */
  href: string;
  /** Paid at an address of its own, or by a button of that page. */
  pagar: { por: "enlace"; href: string } | { por: "boton" };
  soltar: string;
}

/** The same as its seller knows it, to be put in order. */
export interface PorPagarConPlazo extends PorPagar {
  hasta: Date;
}

export const LO_CUBRIO_TU_CUPON = "Lo cubrió tu cupón";
export const TE_DEVOLVEMOS = "Si más tarde llegara un pago, te lo devolvemos completo.";
const NO_TE_COBRAMOS = "Tu banco no aprobó el pago. No te cobramos";

interface DeCadaUno {
  /** What they get for their money. */
  suyo: string;
  /** How to go on with what waits to be paid, and how after the bank refused. */
  seguir: string;
  otraVez: string;
  /** What became of what it held once its time ended. */
  seLibero?: string;
}

/** What is said of every order that is not paid, or whose money is under way; each seller adds its own. */
export const deTodoPedido = ({ suyo, seguir, otraVez, seLibero = "" }: DeCadaUno) =>
  ({
    procesando: {
      tono: "info",
      titulo: "Tu pago se está procesando",
      texto: `La pasarela aún no lo decide. No pagues otra vez: te escribiremos con el resultado, y tendrás ${suyo} o tu dinero completo.`,
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
    vencido: {
      tono: "info",
      titulo: "El tiempo para pagar terminó",
      texto: `No nos consta ningún cobro de este pedido${seLibero}. ${TE_DEVOLVEMOS}`,
    },
  }) as const satisfies Partial<Explicaciones<never>>;
