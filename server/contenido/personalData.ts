import { own, type PersonalData } from "../platform/declarations";
import type { ContenidoTables } from "./tables";

/** Personal data of content, by table. Rows that refer to others are deleted before those they refer to. */
export const personalData: PersonalData<ContenidoTables> = {
  favoritos: {
    titulo: "Tus favoritos",
    camino: own,
    columnas: { tipo: "Qué es", uid: "Contenido", guardado_en: "Guardado" },
    alEliminar: "borrar",
  },
  descargas: {
    titulo: "Herramientas que descargaste",
    camino: own,
    columnas: { uid: "Herramienta", dia: "Día", descargada_en: "Fecha" },
    alEliminar: "borrar",
  },
  avances: {
    titulo: "Videos que viste",
    camino: own,
    columnas: {
      uid: "Video",
      posicion: "Dónde quedaste, en décimas de segundo",
      rangos: "Partes vistas, en décimas de segundo",
      comenzado_en: "Comenzado",
      movido_en: "Última vez",
      visto_en: "Visto por primera vez",
      marcado: "Lo marcaste como visto (1 es sí)",
      ultima_vez_en: "Visto por última vez",
      vuelta: "Partes vistas desde entonces, en décimas de segundo",
    },
    alEliminar: "borrar",
  },
  dias_vistos: {
    titulo: "Días en que viste cada video",
    camino: own,
    columnas: { uid: "Video", dia: "Día", visto_en: "Fecha", marcado: "Lo marcaste como visto (1 es sí)" },
    alEliminar: "borrar",
  },
};
