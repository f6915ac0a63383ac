import { estadoDe, pasosDeMas } from "~/domain/rutas/recorrido";
import { direccionDeGracias, direccionDeInicio, NOMBRE_DE_PASO } from "~/domain/rutas/ruta";
import { enMinutos } from "~/domain/shared/duracion";
import { services } from "~/services.server";
import { mudanza, noExiste } from "~/shell/responder";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { detallesDe, fichaDeAlguien, planesEnPalabras } from "./ficha";

/** What a route is, before it is begun: why, how long, its steps and whose it is. */
export async function loader({ request, params, context }: LoaderArgs) {
  const ruta = await services.rutas.porUrl(params.url ?? "");
  if (!ruta) throw noExiste();
  if (ruta.url !== params.url) throw mudanza(request, params.url ?? "", ruta.url);
  const persona = await quienEs({ request, context });
  const [suya, incluidas] = persona
    ? await Promise.all([
        services.rutas.ponerAlDia({ idPersona: persona.idPersona, uid: ruta.uid }),
        services.rutas.incluidas(persona.idPersona, [ruta]),
      ])
    : [null, null];
  return {
    titulo: ruta.titulo,
    resumen: ruta.resumen,
    porque: ruta.porque,
    detalles: detallesDe(ruta),
    cuidado: ruta.cuidado,
    planes: planesEnPalabras(ruta),
    temas: ruta.temas.map(({ url, nombre, color }) => ({ url, nombre, color })),
    pasos: ruta.pasos.map(({ id, clase, titulo, minutos, nota }) => ({
      id,
      titulo,
      nota,
      detalles: `${NOMBRE_DE_PASO[clase]} · ${enMinutos(minutos)}`,
    })),
    /** Null: nobody knows yet whose plan it would be. */
    incluida: incluidas && (incluidas.has(ruta.uid) || suya !== null),
    inicio: direccionDeInicio(ruta),
    gracias: direccionDeGracias(ruta),
    suya: suya && {
      estado: estadoDe(suya.recorrido),
      avance: fichaDeAlguien(suya).avance,
      deMas: pasosDeMas(suya.recorrido, ruta.pasos, suya.hechos).length,
    },
  };
}
