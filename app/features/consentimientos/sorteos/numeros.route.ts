import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";

/** The entries of the last draw as they were when it closed, to the byte over which their digest was taken. */
export async function loader() {
  const lista = await services.consentimientos.leerListaDeSorteo();
  if (!lista) throw noExiste();
  return new Response(lista, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": 'attachment; filename="numeros.txt"',
    },
  });
}
