import { done, type Result } from "../shared/result";
import {
  DEJAR,
  EMPEZAR,
  HECHO,
  NO_RECORDAR,
  PAUSAR,
  RECORDAR,
  RITMO,
  SEGUIR,
  type EnvioDeRuta,
} from "./formularios";
import type { RechazoDeRuta, Recorrido } from "./recorrido";
import type { makeRecorrer } from "./recorrer";

/** Makes the requested change to a person's route, for the page and for the API. */
export function makeHacer(recorrer: ReturnType<typeof makeRecorrer>) {
  return async (
    personaYRuta: { idPersona: number; uid: string },
    envio: EnvioDeRuta,
  ): Promise<Result<{ recorrido: Recorrido; respuesta: string | null }, RechazoDeRuta>> => {
    if (envio.intencion === HECHO) {
      return recorrer.darPaso({ ...personaYRuta, paso: envio.paso, opcion: envio.opcion });
    }
    const resultado = await cambio(personaYRuta, envio);
    return resultado.ok ? done({ recorrido: resultado.value, respuesta: null }) : resultado;
  };

  function cambio(
    personaYRuta: { idPersona: number; uid: string },
    envio: Exclude<EnvioDeRuta, { intencion: typeof HECHO }>,
  ): Promise<Result<Recorrido, RechazoDeRuta>> {
    switch (envio.intencion) {
      case EMPEZAR:
        return recorrer.empezar(personaYRuta);
      case PAUSAR:
        return recorrer.pausar({ ...personaYRuta, dias: envio.dias });
      case SEGUIR:
        return recorrer.seguir(personaYRuta);
      case DEJAR:
        return recorrer.dejar(personaYRuta);
      case RITMO:
        return recorrer.cambiarRitmo({ ...personaYRuta, ritmo: envio.ritmo });
      case RECORDAR:
        return recorrer.recordar({
          ...personaYRuta,
          recordatorio: { dias: envio.diasDeSemana, hora: envio.hora },
        });
      case NO_RECORDAR:
        return recorrer.recordar({ ...personaYRuta, recordatorio: null });
    }
  }
}
