import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  return {
    nombre: miembro.nombre.split(" ")[0]!,
    deTurno: await services.equipo.verDeTurno(miembro),
    sinRoles: miembro.roles.length === 0,
    // An account of the provider has no telephone here that it could lose.
    sinRespaldos: !miembro.delProveedor && (await services.equipo.respaldos.sinUsar(miembro)) === 0,
    esperas: [
      ...(await services.saludMental.guardia.esperas(miembro)),
      ...(await services.reclamos.equipo.esperas(miembro)),
      ...(await services.atencion.solicitudes.esperas(miembro)),
      ...(await services.atencion.brechas.esperas(miembro)),
      ...(await services.comunidades.moderacion.esperas(miembro)),
      ...(await services.agenda.verSesionesDeHoy(miembro)),
      ...(await services.atencion.verEsperasDeAprobacion(miembro)),
      ...(await services.equipo.hoy(miembro)),
    ],
  };
}
