import { anotarDeMaquina } from "../../equipo/registro/anotar";
import type { Deps, Repos } from "../../shared/puertos";
import { done } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import type { Aprobacion } from "./aprobacion";
import { enElRegistro } from "./palabras";

type ReposAlVencer = "aprobaciones" | "registroDeEquipo";
const POR_VUELTA = 100;

/** Closes a request whose time has passed, with its line, inside the caller's transaction. */
export async function vencerEn(
  trx: Repos<ReposAlVencer>,
  { now, newId }: Pick<Deps<never>, "now" | "newId">,
  aprobacion: Aprobacion,
): Promise<void> {
  if (!(await trx.aprobaciones.vencer(aprobacion.idAprobacion, now()))) return;
  await anotarDeMaquina({ repos: trx, now, newId }, "reloj", {
    ...{ accion: "vencio-aprobacion", ...enElRegistro(aprobacion, null), pedidoPor: aprobacion.pedidaPor },
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
