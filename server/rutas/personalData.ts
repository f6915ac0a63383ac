import { own, type PersonalData } from "../platform/declarations";
import type { RutasTables } from "./tables";

/** Personal data of routes, by table. Rows that refer to others are deleted before those they refer to. */
export const personalData: PersonalData<RutasTables> = {
  pasos_hechos: {
    titulo: "Pasos de rutas que hiciste",
    camino: own,
    columnas: { uid: "Ruta", paso: "Paso", titulo: "Título", hecho_en: "Fecha", como: "Cómo se supo" },
    alEliminar: "borrar",
  },
  recorridos: {
    titulo: "Tus rutas",
    camino: own,
    columnas: {
      uid: "Ruta",
      ritmo: "Ritmo",
      empezado_en: "Empezada",
      pausado_en: "En pausa desde",
      preguntar_en: "Cuándo te preguntamos",
      dejado_en: "Dejada",
      terminado_en: "Terminada",
      recordar_dias: "Días de recordatorio",
      recordar_hora: "Hora de recordatorio",
      recordar_en: "Próximo recordatorio",
    },
    alEliminar: "borrar",
  },
};
