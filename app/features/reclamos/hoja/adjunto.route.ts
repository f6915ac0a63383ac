import { services } from "~/services.server";
import { seguirEn } from "~/shell/formularios/envio.server";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { descargarAdjunto } from "~/shell/partes/adjunto.server";
import { codigoDe, hojaDeEnlace } from "./hoja.server";

/** A file of the sheet. It takes the same key as its page, and without one leads to the page, which asks for proof. */
export async function loader({ request, params }: LoaderArgs) {
  const codigo = codigoDe({ params });
  if (codigo === null) throw noExiste();
  const vista = await hojaDeEnlace({ request }, codigo);
  if (!vista) return seguirEn(`/reclamo/${codigo}`);
  const adjuntos = await services.reclamos.adjuntos.deLaHoja(vista.hoja.idHoja);
  const adjunto = adjuntos.find(({ idAdjunto }) => idAdjunto === params.idAdjunto);
  if (!adjunto) throw noExiste();
  return descargarAdjunto(adjunto);
}
