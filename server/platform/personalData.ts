import { own, type PersonalData } from "./declarations";
import type { PlatformTables } from "./tables";

/** Children before parents. */
export const personalData: PersonalData<PlatformTables> = {
  claves_idempotentes: {
    titulo: "Lo que enviaste desde la app",
    camino: own,
    columnas: { clave: "Clave", creada_en: "Fecha" },
    alEliminar: "borrar",
  },
};
