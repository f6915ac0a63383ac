import { redirect } from "@remix-run/node";
import { diaVisto, fechaDe } from "~/domain/shared/fechas";
import { pasosDeMas } from "~/domain/rutas/recorrido";
import { direccionDeGracias, direccionDeInicio, LISTA_DE_RUTAS } from "~/domain/rutas/ruta";
import { services } from "~/services.server";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { fichaDePaso, fichaDeRuta, respuestaEn } from "./ficha";
import { respondidaEn } from "./respondida.server";

/** What somebody did in a route that they ended, what was added to it since, and what fits next. For anybody else there is nothing here. */
export async function loader({ request, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  const uid = new URL(request.url).searchParams.get("ruta") ?? "";
  const suya = persona && (await services.rutas.ponerAlDia({ idPersona: persona.idPersona, uid }));
  const terminadoEn = suya?.recorrido.terminadoEn;
  if (!suya || !terminadoEn) throw redirect(LISTA_DE_RUTAS);
  const { ruta, recorrido, hechos } = suya;
  const ahora = services.now();
  const respuestaA = respuestaEn(ruta.pasos, await respondidaEn(request, { ...persona, uid }));
  return {
    titulo: ruta.titulo,
    terminadaEl: diaVisto(fechaDe(terminadoEn), ahora),
    inicio: direccionDeInicio(ruta),
    deMas: pasosDeMas(recorrido, ruta.pasos, hechos).map((paso) =>
      fichaDePaso(paso, {
        hecho: null,
        abierto: true,
        respuesta: null,
        ahora,
        volverA: direccionDeGracias(ruta),
      }),
    ),
    hechos: hechos.map(({ paso, titulo, hechoEn }) => ({
      paso,
      titulo,
      cuando: diaVisto(fechaDe(hechoEn), ahora),
      respuesta: respuestaA(paso),
    })),
    sigue: (await services.rutas.loQueSigue(persona.idPersona, ruta)).map(fichaDeRuta),
  };
}
