import { enPalabras } from "../../app/domain/medicion/escaneos";
import { makeCofre } from "../platform/cofre";
import { own, type PersonalData } from "../platform/declarations";
import type { MedicionTables } from "./tables";

const ILEGIBLE = "No podemos leer esta medición. Puedes borrarla.";

/** Personal data of measurements, by table. Rows that refer to others are deleted before those they refer to. */
export const personalData: PersonalData<MedicionTables> = {
  escaneos: {
    titulo: "Mediciones de tu pulso",
    camino: own,
    columnas: { id_escaneo: "Código", pulso_cerrado: "Medición", medido_en: "Guardada" },
    cerrada: {
      columna: "pulso_cerrado",
      leer(filas, { secretoDeRespuestas }) {
        const cofre = makeCofre(secretoDeRespuestas, "escaneos");
        const leer = (cerrado: string, idEscaneo: string) => {
          try {
            return enPalabras(cofre.abrir(cerrado, idEscaneo));
          } catch {
            return ILEGIBLE;
          }
        };
        return Promise.resolve(
          filas.map((fila) => leer(String(fila.pulso_cerrado), String(fila.id_escaneo))),
        );
      },
    },
    alEliminar: "borrar",
  },
};
