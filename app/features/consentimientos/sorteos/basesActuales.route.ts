import { BASES_DEL_SORTEO } from "~/domain/consentimientos/politica";
import { direccionDeBases } from "~/domain/consentimientos/documentos";
import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { alSorteoActual } from "./actual.server";

/** `/sorteo/bases`: the rules of the last draw that began, or on paper those of the next while there was none. */
export const loader = (args: LoaderArgs) => alSorteoActual(args, "bases", enPapel);

async function enPapel() {
  const { versiones } = await services.consentimientos.verDocumento({
    ...{ flujo: "GLOBAL", codigo: BASES_DEL_SORTEO, idPersona: null },
  });
  const [vigente] = versiones;
  if (!vigente) throw noExiste();
  return direccionDeBases(vigente.version);
}
