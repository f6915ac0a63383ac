import type { Deps, DepsConSitio } from "../../shared/puertos";
import { ultimoDia, type Lote } from "./lotes";
import type { AvisoDeBonos } from "./repositorio";
import { bonos } from "./saldo";
import { makeAvisarLotes, makeVencerLotes, type RepositoriosAlVencer } from "./vencerLotes";

export const makeVencerBonos = (deps: Deps<"monedas" | "saldos">) =>
  makeVencerLotes(deps, ({ saldos }) => saldos);

const ID_DE_AVISO: Record<AvisoDeBonos, string> = {
  "una-semana": "bonos-por-vencer",
  "dos-dias": "bonos-por-vencer-en-dos-dias",
};

/** Tells a week and two days before the end of bonos, each once. Bonos that end on a day are told together. */
export function makeAvisarBonos(deps: DepsConSitio<RepositoriosAlVencer>) {
  const { url } = deps.sitio;
  return makeAvisarLotes<Lote, AvisoDeBonos>(deps, ({ saldos }) => saldos, {
    avisos: ["una-semana", "dos-dias"],
    avisoDe(aviso, primero, lotes) {
      const quedan = lotes.reduce((suma, lote) => suma + lote.quedan, 0);
      return {
        id: `${ID_DE_AVISO[aviso]}:${primero.idLote}`,
        titulo: quedan === 1 ? "Usa tu bono antes de que venza" : "Usa tus bonos antes de que venzan",
        mensaje: `Tienes ${bonos(quedan)} que puedes usar hasta el ${ultimoDia(primero)}.`,
        enlaces: [
          { texto: "Agendar una sesión", url: `${url}/agendar` },
          { texto: "Ver tu saldo", url: `${url}/mi-zona-privada/saldo` },
        ],
      };
    },
  });
}
