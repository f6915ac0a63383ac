import { bloquesDe } from "~/components/markdown.server";
import { nombreDeBases } from "~/domain/consentimientos/sorteos/sorteo";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { verSorteo } from "./sorteo.server";

/** The rules of one draw: those in force while it takes entries, and those of its close ever after. */
export async function loader({ params }: LoaderArgs) {
  const { bases, sorteo } = await verSorteo(params.idSorteo, null);
  if (!bases) throw noExiste();
  const { version, huella, contenido } = bases;
  return { titulo: nombreDeBases(sorteo), sorteo, version, huella, bloques: bloquesDe(contenido) };
}
