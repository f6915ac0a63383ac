import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { tieneDerecho } from "../derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../derechos/exigir";
import { anotarActo } from "./anotar";
import type { FiltroDeRegistro, LineaDeRegistro, QueryDeRegistro } from "./registro";

const EXPORTAR = { derecho: "exportar-registro", uso: "hacer" } as const;
/** Lines of an export; the newest ones. */
const LINEAS_DE_UN_EXPORTE = 10_000;

type Filtro = Pick<FiltroDeRegistro, "accion" | "cuenta">;

const queryDe = ({ idCuenta }: Miembro, { accion, cuenta }: Filtro): QueryDeRegistro => ({
  ...{ alcance: "todo", lector: idCuenta, accion, cuenta, antesDe: null },
  cuantas: LINEAS_DE_UN_EXPORTE,
});

/** Number of lines that an export would have, told before it; `hayMas` when it ends at its limit. */
export function makeContarExporte({ repos }: Pick<Deps<"registroDeEquipo">, "repos">) {
  return async (miembro: Miembro, filtro: Filtro) => {
    if (!tieneDerecho(miembro.roles, EXPORTAR)) return refuse("sin-derecho");
    const query = { ...queryDe(miembro, filtro), cuantas: LINEAS_DE_UN_EXPORTE + 1 };
    const lineas = await repos.registroDeEquipo.contar(query);
    return done({
      cuantas: Math.min(lineas, LINEAS_DE_UN_EXPORTE),
      hayMas: lineas > LINEAS_DE_UN_EXPORTE,
    });
  };
}

/** Lines for a file, newest first. The export is itself a line, with its count, in the same transaction. */
export function makeExportarRegistro(deps: Deps<"registroDeEquipo">) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, filtro: Filtro) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, EXPORTAR, now());
      if (rechazo) return refuse(rechazo);
      const lineas: LineaDeRegistro[] = await trx.registroDeEquipo.pagina(queryDe(miembro, filtro));
      const motivo = `${lineas.length} líneas`;
      const objeto = filtro.cuenta ?? "";
      await anotarActo({ ...deps, repos: trx }, miembro, { accion: "exporto-registro", objeto, motivo });
      return done(lineas);
    });
}
