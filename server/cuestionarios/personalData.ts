import { enPalabras } from "../../app/domain/cuestionarios/guardado";
import { own, type PersonalData } from "../platform/declarations";
import type { CuestionariosTables } from "./tables";

/** Children before parents. */
export const personalData: PersonalData<CuestionariosTables> = {
  cuestionarios: {
    titulo: "Tests que respondiste",
    camino: own,
    columnas: {
      uuid_form: "Código",
      idform: "Test",
      version: "Versión",
      respuestas_cerradas: "Respuestas",
      empezado_en: "Empezado",
      movido_en: "Última vez",
      terminado_en: "Terminado",
    },
    cerrada: { columna: "respuestas_cerradas", de: "uuid_form", uso: "cuestionarios", leer: enPalabras },
    alEliminar: "borrar",
  },
};
