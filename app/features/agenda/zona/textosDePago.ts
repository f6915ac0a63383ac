import type { SituacionDeReserva } from "~/domain/agenda/reservas/quePaso";

export interface Explicacion {
  titulo: string;
  texto: string;
  tono: "info" | "exito" | "advertencia";
}

const TE_DEVOLVEMOS = "Si más tarde llegara un pago, te lo devolvemos completo.";

/** What is said first, for each situation; `hasta` is the hour until which the time is held. */
export const EXPLICACION: Record<SituacionDeReserva, (hasta: string) => Explicacion> = {
  "por-pagar": (hasta) => ({
    tono: "info",
    titulo: "Todavía no vemos un pago",
    texto: `Tu horario sigue separado hasta las ${hasta} (hora de Perú). Puedes pagarlo o soltarlo.`,
  }),
  rechazado: (hasta) => ({
    tono: "advertencia",
    titulo: "Tu banco no aprobó el pago. No te cobramos",
    texto: `Tu horario sigue separado hasta las ${hasta} (hora de Perú). Puedes intentarlo con la misma tarjeta o con otra.`,
  }),
  procesando: () => ({
    tono: "info",
    titulo: "Tu pago se está procesando",
    texto:
      "La pasarela aún no lo decide. No pagues otra vez: te escribiremos con el resultado, y tendrás tu sesión o tu dinero completo.",
  }),
  "con-sesion": () => ({
    tono: "exito",
    titulo: "Tu sesión está reservada",
    texto: "Todo está en orden con este pedido.",
  }),
  cambiada: () => ({
    tono: "exito",
    titulo: "Tu sesión cambió de especialista",
    texto: "Lo que pagaste aquí cuenta para su nuevo pedido, y lo que sobró vuelve a tu tarjeta.",
  }),
  cancelada: () => ({
    tono: "info",
    titulo: "Tu sesión está cancelada",
    texto: "En ella ves por qué se canceló y qué volvió de lo que pagaste.",
  }),
  "por-devolver": () => ({
    tono: "advertencia",
    titulo: "Te estamos devolviendo tu dinero",
    texto: "Ya pedimos la devolución completa e insistimos hasta que la pasarela la confirme.",
  }),
  devuelto: () => ({
    tono: "exito",
    titulo: "Te devolvimos tu dinero",
    texto:
      "La pasarela confirmó la devolución a la misma tarjeta. Tu banco puede tardar unos días en mostrarla.",
  }),
  vencido: () => ({
    tono: "info",
    titulo: "El tiempo para pagar terminó",
    texto: `No nos consta ningún cobro de este pedido y el horario quedó libre. ${TE_DEVOLVEMOS}`,
  }),
  anulado: () => ({
    tono: "info",
    titulo: "Soltaste este horario",
    texto: `Ya está libre para otra persona. ${TE_DEVOLVEMOS}`,
  }),
};

const DE_COMPRA: Record<string, Explicacion> = {
  "por-pagar": {
    tono: "info",
    titulo: "Todavía no vemos un pago",
    texto: "Puedes pagar o dejar tu compra en su página.",
  },
  rechazado: {
    tono: "advertencia",
    titulo: "Tu banco no aprobó el pago. No te cobramos",
    texto: "Puedes intentarlo en la página de tu compra, con la misma tarjeta o con otra.",
  },
  procesando: {
    tono: "info",
    titulo: "Tu pago se está procesando",
    texto:
      "La pasarela aún no lo decide. No pagues otra vez: te escribiremos con el resultado, y tendrás tus bonos o tu dinero completo.",
  },
  "con-bonos": {
    tono: "exito",
    titulo: "Tus bonos entraron a tu saldo",
    texto: "Todo está en orden con este pedido.",
  },
  "sin-bonos": {
    tono: "info",
    titulo: "Devolviste este paquete",
    texto: "Sus bonos salieron de tu saldo. Abajo ves qué volvió de lo que pagaste.",
  },
  vencido: {
    tono: "info",
    titulo: "El tiempo para pagar terminó",
    texto: `No nos consta ningún cobro de este pedido. ${TE_DEVOLVEMOS}`,
  },
  anulado: { tono: "info", titulo: "Dejaste esta compra", texto: TE_DEVOLVEMOS },
};

/** The same of the order of a pack. What happens to money is said as of any order. */
export const explicacionDeCompra = (situacion: string): Explicacion =>
  DE_COMPRA[situacion] ?? EXPLICACION[situacion === "devuelto" ? "devuelto" : "por-devolver"]("");
