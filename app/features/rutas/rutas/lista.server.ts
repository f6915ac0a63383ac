import { z } from "zod";
import { necesidadDe } from "~/components/necesidadesDe";
import { campoDeLinea } from "~/domain/shared/campos";
import { LISTA_DE_RUTAS } from "~/domain/rutas/ruta";
import { services } from "~/services.server";
import { makeFiltros } from "~/shell/filtros";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { fichaDeAlguien, fichaDeRuta } from "./ficha";

const filtros = z.object({ tema: campoDeLinea().max(80).optional().catch(undefined) });

/** List of the published routes, after those that the person began. */
export async function loader({ request, context }: LoaderArgs) {
  const { tema } = filtros.parse(Object.fromEntries(new URL(request.url).searchParams));
  const persona = await quienEs({ request, context });
  const [temas, todas, mias] = await Promise.all([
    services.contenido.temas(),
    services.rutas.publicadas(),
    persona ? services.rutas.mias(persona.idPersona) : [],
  ]);
  const conTemas = todas.map((ruta) => ({ temas: ruta.temas.map(({ url }) => url) }));
  const { opciones } = makeFiltros(LISTA_DE_RUTAS, { tema }).temas(temas, conTemas);
  return {
    opciones,
    puerta: necesidadDe(temas, tema),
    rutas: todas
      .filter((ruta) => tema === undefined || ruta.temas.some(({ url }) => url === tema))
      .map(fichaDeRuta),
    mias: mias.map(fichaDeAlguien),
  };
}
