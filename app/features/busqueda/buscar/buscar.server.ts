import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/ruta";

export async function loader({ request }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const pedida = searchParams.get("clase");
  const [resultado, temas] = await Promise.all([
    services.busqueda.buscar(searchParams.get("q") ?? "", pedida),
    services.contenido.temas(),
  ]);
  return {
    ...resultado,
    /** The only kind that is shown, where it was asked for. */
    clase: resultado.grupos.length === 1 && resultado.grupos[0]!.clase === pedida ? pedida : null,
    temas: temas.map(({ nombre }) => nombre),
  };
}
