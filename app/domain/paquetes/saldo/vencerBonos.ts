import type { Deps, DepsConSitio } from "../../shared/puertos";
import { ultimoDia } from "./lotes";
import { bonos } from "./saldo";
import { makeAvisarLotes, makeVencerLotes, type RepositoriosAlVencer } from "./vencerLotes";

export const makeVencerBonos = (deps: Deps<"monedas" | "saldos">) =>
  makeVencerLotes(deps, ({ saldos }) => saldos);

export function makeAvisarBonos(deps: DepsConSitio<RepositoriosAlVencer>) {
  const { url } = deps.sitio;
  return makeAvisarLotes(deps, ({ saldos }) => saldos, {
    avisoDe: (lote) => ({
      id: `bonos-por-vencer:${lote.idLote}`,
      titulo: "Usa tus bonos antes de que venzan",
      mensaje: `Tienes ${bonos(lote.quedan)} que puedes usar hasta el ${ultimoDia(lote)}.`,
      enlaces: [
        { texto: "Agendar una sesión", url: `${url}/agendar` },
        { texto: "Ver tu saldo", url: `${url}/mi-zona-privada/saldo` },
      ],
    }),
  });
}
