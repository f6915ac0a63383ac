import type { Ruta } from "./ruta";

/**
 * Address of the page that stops the reminders of one route without signing in. Opening it changes nothing; its button
 * does. The address does not name the route, because it stands in the header of each mail.
 */
export const direccionParaNoRecordar = (llave: string) => `/no-recordarme?${new URLSearchParams({ llave })}`;

interface Textos {
  asunto: string;
  parrafos: string[];
  accion: string;
  /** Text of the notification in the inbox. It has no title of a route, because other people may see the screen. */
  mensaje: string;
}

/**
 * Texts of a reminder, or of the question after a pause. They do not name the route for a person who wants discretion.
 */
export function textosDe(
  suceso: "recordatorio" | "pregunta",
  { titulo }: Pick<Ruta, "titulo">,
  discreta: boolean,
): Textos {
  if (suceso === "recordatorio") {
    return {
      asunto: discreta ? "Tu recordatorio de hoy" : `Hoy toca un paso de «${titulo}»`,
      parrafos: [
        discreta
          ? "Pediste que te recordáramos algo para hoy."
          : `Pediste que te recordáramos tu ruta «${titulo}». El paso de hoy es corto.`,
        "Si hoy no es tu día, no pasa nada: te espera donde lo dejaste.",
      ],
      accion: discreta ? "Ver lo de hoy" : "Ver el paso de hoy",
      mensaje: "Tienes un paso para hoy.",
    };
  }
  return {
    asunto: discreta ? "¿Seguimos?" : `¿Seguimos con «${titulo}»?`,
    parrafos: [
      discreta
        ? "Hiciste una pausa y quedamos en preguntarte hoy."
        : `Pausaste «${titulo}» y quedamos en preguntarte hoy.`,
      "Todo lo que hiciste sigue ahí. Puedes seguir, alargar la pausa o dejarlo: tú decides.",
    ],
    accion: discreta ? "Ver y decidir" : "Ver la ruta",
    mensaje: "Hiciste una pausa y quedamos en preguntarte hoy. ¿Seguimos?",
  };
}
