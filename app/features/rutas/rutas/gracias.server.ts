import { redirect } from "@remix-run/node";
import { diaVisto, fechaDe } from "~/domain/shared/fechas";
import { pasosDeMas } from "~/domain/rutas/recorrido";
import { direccionDeGracias, direccionDeInicio, LISTA_DE_RUTAS } from "~/domain/rutas/ruta";
import { services } from "~/services.server";
import { gananciaDeHoy } from "~/shell/partes/ganancia.server";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { fichaDePaso, fichaDeRuta, respuestaEn } from "./ficha";
import { respondidaEn } from "./respondida.server";

/**
 * Page of thanks for a finished route: its done steps, those added since, and what fits next. A person who has not
 * finished one is sent to the list.
 */
export async function loader({ request, context }: LoaderArgs) {
  const persona = await quienEs({ request, context });
  const uid = new URL(request.url).searchParams.get("ruta") ?? "";
  const rutaEmpezada = persona && (await services.rutas.ponerAlDia({ idPersona: persona.idPersona, uid }));
  const terminadoEn = rutaEmpezada?.recorrido.terminadoEn;
  if (!rutaEmpezada || !terminadoEn) throw redirect(LISTA_DE_RUTAS);
  const { ruta, recorrido, hechos: pasosHechos } = rutaEmpezada;
  const ahora = services.now();
  const respuestaA = respuestaEn(ruta.pasos, await respondidaEn(request, { ...persona, uid }));
  return {
    titulo: ruta.titulo,
    ganancia: await gananciaDeHoy(context, {
      ...{ idPersona: persona.idPersona, clase: "ruta", id: recorrido.idRecorrido, momento: terminadoEn },
    }),
    terminadaEl: diaVisto(fechaDe(terminadoEn), ahora),
    inicio: direccionDeInicio(ruta),
    deMas: pasosDeMas(recorrido, ruta.pasos, pasosHechos).map((paso) =>
      fichaDePaso(paso, {
        pasoHecho: null,
        abierto: true,
        respuesta: null,
        ahora,
        volverA: direccionDeGracias(ruta),
      }),
    ),
    pasosHechos: pasosHechos.map(({ paso, titulo, hechoEn }) => ({
      paso,
      titulo,
      cuando: diaVisto(fechaDe(hechoEn), ahora),
      respuesta: respuestaA(paso),
    })),
    sigue: (await services.rutas.rutasSiguientes(persona.idPersona, ruta)).map(fichaDeRuta),
  };
}
