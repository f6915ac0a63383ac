import type { Deps, DepsConSitio } from "../../shared/puertos";
import { makeAvisarLotes, makeVencerLotes, type RepositoriosAlVencer } from "../saldo/vencerLotes";
import { monedas, ultimoDiaDeMonedas } from "./monedas";

export const makeVencerMonedas = (deps: Deps<"monedas" | "saldos">) =>
  makeVencerLotes(deps, (repos) => repos.monedas);

export function makeAvisarMonedas(deps: DepsConSitio<RepositoriosAlVencer>) {
  return makeAvisarLotes(
    deps,
    (repos) => repos.monedas,
    (lote) => ({
      id: `monedas-por-vencer:${lote.idLote}`,
      titulo: "Usa tus monedas antes de que venzan",
      mensaje: `Tienes ${monedas(lote.quedan)} que puedes usar hasta el ${ultimoDiaDeMonedas(lote)}.`,
      enlaces: [{ texto: "Ver la tienda", url: `${deps.sitio.url}/tienda` }],
    }),
  );
}
