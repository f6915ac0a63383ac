import { makeBrechas } from "../../app/domain/atencion/brechas/llevar";
import { makeAtenderSolicitud } from "../../app/domain/atencion/solicitudes/atender";
import { makeRegistrarSolicitud } from "../../app/domain/atencion/solicitudes/registrar";
import { makeVerSolicitudes } from "../../app/domain/atencion/solicitudes/ver";
import type { OpenedCuentas } from "../cuentas/module";
import type { Base } from "../platform/services";

/** Services for requests about data and for breaches. */
export const openDerechosDeDatos = (
  { deps }: Base,
  { abrirEliminacion }: Pick<OpenedCuentas, "abrirEliminacion">,
) => ({
  solicitudes: {
    registrar: makeRegistrarSolicitud(deps),
    ...makeVerSolicitudes(deps),
    ...makeAtenderSolicitud({ ...deps, abrirEliminacion }),
  },
  brechas: makeBrechas(deps),
});
