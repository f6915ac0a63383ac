import { z } from "zod";
import { loMejor, type Mejor } from "~/domain/busqueda/loMejor";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";

/** An invalid page number counts as the first page. */
const pagina = z.coerce.number().pipe(z.int().min(1).max(10_000)).catch(1);

export async function loader({ request }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const pedida = searchParams.get("clase");
  const [resultado, temas] = await Promise.all([
    services.busqueda.buscar(searchParams.get("q") ?? "", pedida, pagina.parse(searchParams.get("pagina"))),
    services.contenido.temas(),
  ]);
  /** Kind of the results, when the person asked for one kind only; null otherwise. */
  const clase = resultado.grupos.length === 1 && resultado.grupos[0]!.clase === pedida ? pedida : null;
  return {
    ...resultado,
    clase,
    ...(clase === null ? loMejor(resultado.grupos) : { mejores: [] as Mejor[] }),
    temas: temas.map(({ nombre }) => nombre),
  };
}
