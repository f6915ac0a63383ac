import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import { NOTIFICACIONES_POR_PAGINA } from "./notificacion";

export function makeVerNotificaciones({ repos, now }: Pick<Deps<"notificaciones">, "repos" | "now">) {
  return async (idPersona: number) => {
    const [notificaciones, sinVer] = await Promise.all([
      repos.notificaciones.deLaPersona(idPersona, NOTIFICACIONES_POR_PAGINA),
      repos.notificaciones.sinVer(idPersona, now()),
    ]);
    return { notificaciones, sinVer };
  };
}

/** Counts a person's new notifications. */
export const makeContarNotificaciones =
  ({ repos, now }: Pick<Deps<"notificaciones">, "repos" | "now">) =>
  (idPersona: number) =>
    repos.notificaciones.sinVer(idPersona, now());

/** Marks a person's notifications up to an instant as seen; later ones stay new. Repeating the call changes nothing. */
export function makeMarcarNotificaciones({ transaccion, now }: Deps<"notificaciones">) {
  return ({ idPersona, hasta }: { idPersona: number; hasta?: Date | undefined }) =>
    transaccion(async (trx) => {
      const ahora = now();
      const limite = hasta && hasta < ahora ? hasta : ahora;
      return done({ marcadas: await trx.notificaciones.marcarVistas(idPersona, limite, ahora) });
    });
}
