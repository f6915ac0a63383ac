import type { Terminos } from "./modal";

/** Each modal of the private zone is a page too; its form always goes to that page. */
export const DIRECCION_DE_MODAL = {
  politicas: "/mi-zona-privada/terminos",
  bienvenida: "/mi-zona-privada/bienvenida",
  preferencias: "/mi-zona-privada/preferencias",
} as const;

/** Address of the modal that stands in the shell, around any page. */
export const DIRECCION_DE_ACTUALIZACION = "/actualizar-datos";

/** Id of the link in the profile that leads to the preferences, which gets the focus back. */
export const ID_DE_PREFERENCIAS = "tus-preferencias";

export const TITULO_DE_TERMINOS: Record<Terminos, string> = {
  primeros: "Antes de seguir",
  nuevos: "Actualizamos nuestros términos",
};

export const TITULO_DE_MODAL = {
  politicas: "Términos y condiciones",
  bienvenida: "Te damos la bienvenida",
  preferencias: "Tus preferencias",
} as const;
