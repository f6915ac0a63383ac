import { imagenDeRuta } from "~/components/fichaDePieza";
import { estadoDe, pasosDeMas } from "~/domain/rutas/recorrido";
import { direccionDeGracias, direccionDeInicio, NOMBRE_DE_PASO, pideCuenta } from "~/domain/rutas/ruta";
import { enMinutos } from "~/domain/shared/duracion";
import { services } from "~/services.server";
import { mudanza, noExiste } from "~/shell/responder";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { caminoDe, detallesDe, fichaDeAlguien, planesEnPalabras } from "./ficha";

/** Page of a route before the person begins it: purpose, duration, steps and plans. */
export async function loader({ request, params, context }: LoaderArgs) {
  const ruta = await services.rutas.porUrl(params.url ?? "");
  if (!ruta) throw noExiste();
  if (ruta.url !== params.url) throw mudanza(request, params.url ?? "", ruta.url);
  const persona = await quienEs({ request, context });
  const [rutaEmpezada, incluidas] = persona
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
    imagen: imagenDeRuta(ruta, ruta.temas[0]),
    camino: caminoDe(ruta.pasos, rutaEmpezada?.hechos ?? []),
    temas: ruta.temas.map(({ url, nombre, color }) => ({ url, nombre, color })),
    pasos: ruta.pasos.map((paso) => ({
      id: paso.id,
      titulo: paso.titulo,
      nota: paso.nota,
      detalles: `${NOMBRE_DE_PASO[paso.clase]} · ${enMinutos(paso.minutos)}${pideCuenta(paso) && !persona ? " · con cuenta" : ""}`,
      href: pideCuenta(paso) ? null : paso.href,
    })),
    /** True when the person's plan includes the route; null when the plan is not known. */
    incluida: incluidas && (incluidas.has(ruta.uid) || rutaEmpezada !== null),
    inicio: direccionDeInicio(ruta),
    gracias: direccionDeGracias(ruta),
    rutaEmpezada: rutaEmpezada && {
      estado: estadoDe(rutaEmpezada.recorrido),
      avance: fichaDeAlguien(rutaEmpezada).avance,
      deMas: pasosDeMas(rutaEmpezada.recorrido, ruta.pasos, rutaEmpezada.hechos).length,
    },
  };
}
