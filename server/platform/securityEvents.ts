import type { AnotarSuceso } from "../../app/domain/cuentas/identidad/sucesos";
import { networkPrefix } from "./network";
import type { Logger } from "./log";

/** One line for each security event: what, whom it concerns and from which network. */
export function makeAnotarSuceso(log: Logger): AnotarSuceso {
  return ({ suceso, idPersona = null, direccion, idSolicitud, motivo }) =>
    log.warn(
      {
        suceso,
        idPersona,
        red: direccion === undefined ? null : networkPrefix(direccion),
        ...(idSolicitud && { id: idSolicitud }),
        ...(motivo && { motivo }),
      },
      "security event",
    );
}
