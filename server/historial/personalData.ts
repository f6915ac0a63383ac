import { own, type PersonalData } from "../platform/declarations";
import type { HistorialTables } from "./tables";

/** Personal data of the history, by table. Activities of other contexts are copied with those contexts. */
export const personalData: PersonalData<HistorialTables> = {
  acciones_propias: {
    titulo: "Lo que anotaste en tu historial",
    camino: own,
    columnas: { que: "Qué hiciste", dia: "Día", anotada_en: "Anotado" },
    alEliminar: "borrar",
  },
  logros: {
    titulo: "Tus logros",
    camino: own,
    columnas: { uid: "Código", titulo: "Logro", razon: "Por qué", dia: "Día" },
    alEliminar: "borrar",
  },
  pausas_de_racha: {
    titulo: "Pausas de tu racha",
    camino: own,
    columnas: { desde: "Desde", hasta: "Hasta" },
    alEliminar: "borrar",
  },
};
