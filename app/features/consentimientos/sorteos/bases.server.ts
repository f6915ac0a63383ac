import { bloquesDe } from "~/components/markdown.server";
import { nombreDeBases } from "~/domain/consentimientos/sorteos/sorteo";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { verSorteo } from "./sorteo.server";

/** Rules of one prize draw: those in force while it is open, and afterwards those in force when it closed. */
export async function loader({ params }: LoaderArgs) {
  const { bases, sorteo } = await verSorteo(params.idSorteo, null);
  if (!bases) throw noExiste();
  const { version, huella, contenido } = bases;
  return { titulo: nombreDeBases(sorteo), sorteo, version, huella, bloques: bloquesDe(contenido) };
}
