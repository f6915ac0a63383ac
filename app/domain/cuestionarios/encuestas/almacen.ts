import type { AlmacenCerrado } from "../cerrarDeNuevo";
import type { Arca } from "../guardado";
import type { EncuestaRepository } from "./repositorio";

export const enEncuestas = (encuestas: EncuestaRepository, arca: Arca): AlmacenCerrado => ({
  arca,
  despuesDe: async (idRespuesta, cuantas) =>
    (await encuestas.todas(idRespuesta, cuantas)).map((una) => ({
      ...una,
      uuidForm: una.idRespuesta,
      cerrarDeNuevo: (cerradas) => encuestas.cerrarDeNuevo(una, cerradas),
    })),
});
