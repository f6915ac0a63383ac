import { porCerrar, type AlmacenCerrado } from "../cerrarDeNuevo";
import type { Arca } from "../guardado";
import type { EncuestaRepository } from "./repositorio";

export const enEncuestas = (encuestas: EncuestaRepository, arca: Arca): AlmacenCerrado => ({
  despuesDe: async (idRespuesta, cuantas) =>
    (await encuestas.todas(idRespuesta, cuantas)).map((respuesta) =>
      porCerrar(
        arca,
        {
          nombre: respuesta.idRespuesta,
          de: { ...respuesta, uuidForm: respuesta.idRespuesta },
          cerrado: respuesta.respuestasCerradas,
        },
        (cerradas) => encuestas.cerrarDeNuevo(respuesta, cerradas),
      ),
    ),
});
