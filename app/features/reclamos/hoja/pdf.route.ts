import { archivoDeHoja, papelDe } from "~/domain/reclamos/papel";
import { services } from "~/services.server";
import { seguirEn } from "~/shell/formularios/envio.server";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { codigoDe, hojaDeEnlace } from "./hoja.server";

/** The sheet as PDF. It takes the same key as its page, and without one leads to the page, which asks for proof. */
export async function loader({ request, params }: LoaderArgs) {
  const codigo = codigoDe({ params });
  if (codigo === null) throw noExiste();
  const vista = await hojaDeEnlace({ request }, codigo);
  if (!vista) return seguirEn(`/reclamo/${codigo}`);
  const papel = papelDe(vista);
  if (!papel) throw noExiste();
  const pdf = await services.reclamos.imprenta.imprimir(papel);
  return new Response(Buffer.from(pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${archivoDeHoja(vista.hoja)}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
