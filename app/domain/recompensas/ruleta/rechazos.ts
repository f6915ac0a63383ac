import type { Rechazos } from "../../shared/rechazo";

/** Reasons for which a person does not play now. */
export type RechazoDeRuleta =
  | "ruleta-cerrada"
  | "juego-apagado"
  | "juego-en-pausa"
  | "falta-nacimiento"
  | "menor-de-edad"
  | "es-del-equipo"
  | "limite-del-dia"
  | "sin-giros"
  | "jugada-no-existe";

export const RECHAZOS_DE_RULETA: Rechazos<RechazoDeRuleta> = {
  "ruleta-cerrada": { clase: "not-found", mensaje: "La ruleta no está abierta ahora." },
  "juego-apagado": { clase: "conflict", mensaje: "Apagaste el juego. Enciéndelo para girar." },
  "juego-en-pausa": { clase: "conflict", mensaje: "Pediste una pausa, y todavía dura." },
  "falta-nacimiento": {
    clase: "conflict",
    mensaje: "La ruleta es para mayores de 18 años. Dinos tu fecha de nacimiento.",
  },
  "menor-de-edad": { clase: "forbidden", mensaje: "La ruleta es para mayores de 18 años." },
  "es-del-equipo": { clase: "forbidden", mensaje: "Las personas de nuestro equipo no juegan." },
  "limite-del-dia": {
    clase: "conflict",
    mensaje: "Llegaste a tus giros de hoy. Los que te quedan cuentan hasta que termine la ronda.",
  },
  "sin-giros": {
    clase: "conflict",
    mensaje: "No tienes giros. Ganas uno el día en que haces algo por ti.",
  },
  "jugada-no-existe": { clase: "not-found", mensaje: "No encontramos esa jugada." },
};

export type RechazoDeJuego = "nacimiento-imposible" | "nacimiento-ya-dicho" | "pausa-no-se-acorta";

export const RECHAZOS_DE_JUEGO: Rechazos<RechazoDeJuego> = {
  "nacimiento-imposible": {
    clase: "invalid",
    campo: "nacimiento",
    mensaje: "Revisa tu fecha de nacimiento.",
  },
  "nacimiento-ya-dicho": {
    clase: "conflict",
    mensaje: "Ya nos dijiste tu fecha de nacimiento. Si está mal, escríbenos.",
  },
  "pausa-no-se-acorta": {
    clase: "conflict",
    campo: "dias",
    mensaje: "Tu pausa sigue hasta el día que elegiste: no se acorta.",
  },
};
