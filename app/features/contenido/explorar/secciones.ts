/** What the room "Explorar" holds, in the order of its second row; a new section is a line here and one there. */
export const SECCIONES = [
  {
    href: "/bienestar-play",
    titulo: "Bienestar play",
    texto: "Videos de un minuto para respirar, moverte, dormir mejor, comer rico y ordenar tu plata.",
  },
  {
    href: "/bienestar-en-vivo",
    titulo: "Bienestar en vivo",
    texto: "Talleres y clases con otras personas, a una hora y con un lugar para ti.",
  },
  {
    href: "/herramientas",
    titulo: "Herramientas",
    texto: "Hojas para imprimir y llenar, y lecturas cortas para entender mejor lo que te pasa.",
  },
] as const;
