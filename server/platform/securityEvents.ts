import type { AnotarSuceso } from "../../app/domain/shared/sucesos";
import { peticionEnCurso } from "./enPeticion";
import { networkPrefix } from "./network";
import type { Logger } from "./log";

/** One line for each security event: what, whom it concerns, in which request and from which network. */
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
