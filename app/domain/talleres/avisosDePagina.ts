import type { TextosDeAviso } from "../shared/navegacion/aviso";

export const AVISOS_DE_TALLERES = {
  "lugar-tomado": { icon: "exito", message: "Te inscribiste en esta fecha." },
  "lugar-en-espera": { icon: "exito", message: "Te apuntamos a la lista de espera de esta fecha." },
  "lugar-dejado": { icon: "exito", message: "Dejaste tu lugar." },
  "lugar-ya-dejado": {
    icon: "info",
    message: "Ya no tenías un lugar en esa fecha ni estabas en su lista de espera.",
  },
  "lugar-y-dinero": {
    icon: "exito",
    message: "Dejaste tu lugar. Te devolvemos a tu tarjeta todo lo que pagaste.",
  },
  "lugar-y-cupon": { icon: "exito", message: "Dejaste tu lugar. Puedes volver a usar tu cupón." },
  "lugar-y-nada": {
    icon: "info",
    message: "Dejaste tu lugar. El plazo para dejarlo sin costo había terminado: no vuelve lo que pagaste.",
  },
  "lugar-sin-pagar": { icon: "info", message: "El tiempo para pagar ese lugar terminó. No te cobramos." },
  "asistencia-registrada": { icon: "exito", message: "Registramos tu asistencia." },
  "pregunta-enviada": { icon: "exito", message: "Tu pregunta le llegó a quien dirige." },
} as const satisfies TextosDeAviso;

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_TALLERES, TextoDeAviso> {}
}
