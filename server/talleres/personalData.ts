import { own, type PersonalData } from "../platform/declarations";
import type { TalleresTables } from "./tables";

/** Children before parents. */
export const personalData: PersonalData<TalleresTables> = {
  inscripciones: {
    titulo: "Tus lugares en talleres y clases",
    camino: own,
    columnas: {
      id_inscripcion: "Código",
      uid: "Taller",
      fecha: "Día",
      estado: "Estado",
      numero: "Número en la lista de espera",
      expira_en: "Guardado hasta",
      fin: "Cómo terminó",
      creada_en: "Desde",
      terminada_en: "Hasta",
    },
    alEliminar: "borrar",
  },
};
