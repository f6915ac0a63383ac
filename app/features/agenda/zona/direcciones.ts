/** Each modal of the private zone is a page too; its form always goes to that page. */
export const DIRECCION = {
  politicas: "/mi-zona-privada/terminos",
  bienvenida: "/mi-zona-privada/bienvenida",
  preferencias: "/mi-zona-privada/preferencias",
} as const;

/** Where the private address of a calendar is made, with the password, copied and taken back. */
export const SU_CALENDARIO = "/mi-zona-privada/calendario";

/** The preferences over the private zone, and the link to them there. */
export const PREFERENCIAS = "/mi-zona-privada?modal=preferencias";
export const ID_DE_PREFERENCIAS = "tus-preferencias";

export const TITULO = {
  politicas: "Actualizamos nuestros términos",
  bienvenida: "Te damos la bienvenida",
  preferencias: "Tus preferencias",
} as const;
