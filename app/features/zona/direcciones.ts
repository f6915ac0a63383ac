/** Each modal of the private zone is a page too; its form always goes to that page. */
export const DIRECCION = {
  politicas: "/mi-zona-privada/terminos",
  bienvenida: "/mi-zona-privada/bienvenida",
  preferencias: "/mi-zona-privada/preferencias",
} as const;

export const TITULO = {
  politicas: "Actualizamos nuestros términos",
  bienvenida: "Te damos la bienvenida",
  preferencias: "Tus preferencias",
} as const;
