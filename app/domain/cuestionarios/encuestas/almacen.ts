import { porCerrar, type AlmacenCerrado } from "../cerrarDeNuevo";
import type { Arca } from "../guardado";
import type { EncuestaRepository } from "./repositorio";

export const enEncuestas = (encuestas: EncuestaRepository, arca: Arca): AlmacenCerrado => ({
  despuesDe: async (idRespuesta, cuantas) =>
    (await encuestas.todas(idRespuesta, cuantas)).map((una) =>
      porCerrar(
        arca,
        {
          nombre: una.idRespuesta,
          de: { ...una, uuidForm: una.idRespuesta },
          cerrado: una.respuestasCerradas,
        },
        (cerradas) => encuestas.cerrarDeNuevo(una, cerradas),
      ),
    ),
});
