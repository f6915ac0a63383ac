/** Sections of the site, by the keys that analytics and content systems use. */
export const SECCIONES = {
  "wellness-tool": { nombre: "Herramientas", singular: "Herramienta" },
  "wellness-play": { nombre: "Bienestar play", singular: "Bienestar play" },
  "wellness-live": { nombre: "Bienestar en vivo", singular: "Bienestar en vivo" },
  "detail-wellness-tool": { nombre: "Detalle de herramienta" },
  "detail-wellness-play": { nombre: "Detalle de Bienestar play" },
  "detail-wellness-live": { nombre: "Detalle de Bienestar en vivo" },
} as const;
export type ClaveDeSeccion = keyof typeof SECCIONES;
