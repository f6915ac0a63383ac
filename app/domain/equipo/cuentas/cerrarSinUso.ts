import { subDays } from "date-fns";
import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import { anotarDeMaquina } from "../registro/anotar";
import { DIAS_SIN_USO } from "./cuenta";

/**
 * Closes the accounts that nobody used for 90 days, with their accesses. A repeated run changes nothing. An account of
 * the provider frees its identity: a colleague who comes back from a long leave gets another one by their groups.
 */
export function makeCerrarSinUso(deps: Deps<"accesosDeEquipo" | "cuentasDeEquipo" | "registroDeEquipo">) {
  const { repos, transaccion, now } = deps;
  return async (alto?: AbortSignal) => {
    const sinUso = await repos.cuentasDeEquipo.sinUsoDesde(subDays(now(), DIAS_SIN_USO));
    for (const { idCuenta } of hastaElAlto(sinUso, alto)) {
      await transaccion(async (trx) => {
        if (!(await trx.cuentasDeEquipo.cerrar(idCuenta, now()))) return done(null);
        await trx.accesosDeEquipo.cerrarTodos(idCuenta);
        await trx.cuentasDeEquipo.soltarIdentidad(idCuenta);
        const acto = { accion: "cerro-cuenta-sin-uso", objeto: idCuenta } as const;
        await anotarDeMaquina({ ...deps, repos: trx }, "reloj", acto);
        return done(null);
      });
    }
  };
}
