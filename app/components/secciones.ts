import { SECCIONES as NOMBRES, type ClaveDeSeccion } from "~/domain/shared/secciones";
import type { IconName } from "./Icon";

interface Seccion {
  clave: ClaveDeSeccion;
  href: string;
  titulo: string;
  texto: string;
  icono: IconName;
}

/** What the room "Explorar" holds, in the order of its second row; a new section is a line here and one there. */
export const SECCIONES: readonly Seccion[] = [
  {
    clave: "wellness-play",
    href: "/bienestar-play",
    titulo: NOMBRES["wellness-play"].nombre,
    texto: "Videos de un minuto para respirar, moverte, dormir mejor, comer rico y ordenar tu plata.",
    icono: "reproducir",
  },
  {
    clave: "wellness-live",
    href: "/bienestar-en-vivo",
    titulo: NOMBRES["wellness-live"].nombre,
    texto: "Talleres y clases con otras personas, a una hora y con un lugar para ti.",
    icono: "personas",
  },
  {
    clave: "wellness-tool",
    href: "/herramientas",
    titulo: NOMBRES["wellness-tool"].nombre,
    texto: "Hojas para imprimir y llenar, y lecturas cortas para entender mejor lo que te pasa.",
    icono: "libro",
  },
];
