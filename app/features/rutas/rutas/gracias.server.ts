import { redirect } from "@remix-run/node";
import { diaVisto, fechaDe } from "~/domain/shared/fechas";
import { estadoDe } from "~/domain/rutas/recorrido";
import { LISTA_DE_RUTAS } from "~/domain/rutas/ruta";
import { services } from "~/services.server";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/ruta";
import { fichaDeRuta } from "./ficha";

/** What somebody did in a route that they ended, and what fits next. For anybody else there is nothing here. */
export async function loader({ request, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  const uid = new URL(request.url).searchParams.get("ruta") ?? "";
  const suya = persona && (await services.rutas.ponerAlDia({ idPersona: persona.idPersona, uid }));
  if (!suya || estadoDe(suya.recorrido) !== "terminada") throw redirect(LISTA_DE_RUTAS);
  const { ruta, hechos } = suya;
  const ahora = services.now();
  return {
    titulo: ruta.titulo,
    hechos: hechos.map(({ paso, titulo, hechoEn }) => ({
      paso,
      titulo,
      cuando: diaVisto(fechaDe(hechoEn), ahora),
    })),
    sigue: (await services.rutas.loQueSigue(persona.idPersona, ruta)).map(fichaDeRuta),
  };
}
