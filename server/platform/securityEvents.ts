import type { AnotarSuceso } from "../../app/domain/shared/sucesos";
import { peticionEnCurso } from "./enPeticion";
import { networkPrefix } from "./network";
import type { Logger } from "./log";

/**
 * Logs one line for each security event (ASVS 4.0.3, 7.1.3), with the event, the person, the request and the network.
 */
export function makeAnotarSuceso(log: Logger): AnotarSuceso {
  return ({ suceso, idPersona = null, motivo }) => {
    const peticion = peticionEnCurso();
    log.warn(
      {
        suceso,
        idPersona,
        red: peticion ? networkPrefix(peticion.red) : null,
        ...(peticion && { id: peticion.id }),
        ...(motivo && { motivo }),
      },
      "security event",
    );
  };
}
