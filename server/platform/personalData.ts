import { own, type PersonalData } from "./declarations";
import type { PlatformTables } from "./tables";

/** Personal data of the platform's tables; tables that refer to others come first. */
export const personalData: PersonalData<PlatformTables> = {
  claves_idempotentes: {
    titulo: "Lo que enviaste desde la app",
    camino: own,
    columnas: { clave: "Clave", creada_en: "Fecha" },
    alEliminar: "borrar",
  },
};
