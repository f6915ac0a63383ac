import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";

/** The entries of a draw as they were when it closed, to the byte over which their digest was taken. */
export async function loader({ params: { idSorteo = "" } }: LoaderArgs) {
  const lista = await services.consentimientos.leerListaDeSorteo(idSorteo);
  if (!lista) throw noExiste();
  return new Response(lista, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="numeros-${idSorteo}.txt"`,
    },
  });
}
