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

/** What was asked for, done: the same for the page and for the API. */
export function makeHacer(recorrer: ReturnType<typeof makeRecorrer>) {
  return async (
    cual: { idPersona: number; uid: string },
    envio: EnvioDeRuta,
  ): Promise<Result<{ recorrido: Recorrido; respuesta: string | null }, RechazoDeRuta>> => {
    if (envio.intencion === HECHO) {
      return recorrer.darPaso({ ...cual, paso: envio.paso, opcion: envio.opcion });
    }
    const hecho = await cambio(cual, envio);
    return hecho.ok ? done({ recorrido: hecho.value, respuesta: null }) : hecho;
  };

  function cambio(
    cual: { idPersona: number; uid: string },
    envio: Exclude<EnvioDeRuta, { intencion: typeof HECHO }>,
  ): Promise<Result<Recorrido, RechazoDeRuta>> {
    switch (envio.intencion) {
      case EMPEZAR:
        return recorrer.empezar(cual);
      case PAUSAR:
        return recorrer.pausar({ ...cual, dias: envio.dias });
      case SEGUIR:
        return recorrer.seguir(cual);
      case DEJAR:
        return recorrer.dejar(cual);
      case RITMO:
        return recorrer.cambiarRitmo({ ...cual, ritmo: envio.ritmo });
      case RECORDAR:
        return recorrer.recordar({ ...cual, recordatorio: { dias: envio.diasDeSemana, hora: envio.hora } });
      case NO_RECORDAR:
        return recorrer.recordar({ ...cual, recordatorio: null });
    }
  }
}
