import { anotarDeMaquina } from "../../equipo/registro/anotar";
import type { Deps, Repos } from "../../shared/puertos";
import { done } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import { centimosDe, CLASES_DE_APROBACION, type Aprobacion } from "./aprobacion";

type ReposAlVencer = "aprobaciones" | "registroDeEquipo";
const POR_VUELTA = 100;

/** Closes a request whose time has passed, with its line, inside the caller's transaction. */
export async function vencerEn(
  trx: Repos<ReposAlVencer>,
  { now, newId }: Pick<Deps<never>, "now" | "newId">,
  aprobacion: Aprobacion,
): Promise<void> {
  const { idAprobacion, clase, idPersona, objeto, pedidaPor } = aprobacion;
  if (!(await trx.aprobaciones.vencer(idAprobacion, now()))) return;
  await anotarDeMaquina({ repos: trx, now, newId }, "reloj", {
    ...{ accion: "vencio-aprobacion", idPersona, objeto: objeto === "" ? clase : objeto },
    ...{ motivo: CLASES_DE_APROBACION[clase].nombre, pedidoPor: pedidaPor, centimos: centimosDe(aprobacion) },
  });
}

/** Job that closes the requests that nobody decided in time. */
export function makeVencerAprobaciones(deps: Deps<ReposAlVencer>) {
  const { repos, transaccion, now } = deps;
  return async (alto?: AbortSignal) => {
    for (const aprobacion of hastaElAlto(await repos.aprobaciones.porVencer(now(), POR_VUELTA), alto)) {
      await transaccion(async (trx) => {
        await vencerEn(trx, deps, aprobacion);
        return done(null);
      });
    }
  };
}
