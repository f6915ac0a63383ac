import { z } from "zod";
import { necesidadesDe } from "~/components/necesidadesDe";
import type { Hallazgo } from "~/domain/busqueda/hallazgo";
import { loMejor } from "~/domain/busqueda/loMejor";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";
import { carasDe } from "./caras.server";

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
  const { mejores, grupos } =
    clase === null ? loMejor(resultado.grupos) : { mejores: [], grupos: resultado.grupos };
  const enPantalla = [...mejores, ...grupos.flatMap(({ hallazgos }) => hallazgos)];
  const caras = await carasDe(new Set(enPantalla.map(({ href }) => href)));
  const conCara = (hallazgo: Hallazgo) => ({ ...hallazgo, cara: caras.get(hallazgo.href) ?? null });
  return {
    ...resultado,
    clase,
    mejores: mejores.map(conCara),
    grupos: grupos.map((grupo) => ({ ...grupo, hallazgos: grupo.hallazgos.map(conCara) })),
    necesidades: resultado.total === 0 ? necesidadesDe(temas) : [],
  };
}
