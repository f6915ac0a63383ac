import type { FuenteDeAcompanamiento } from "../cuestionarios/recomendaciones";
import { detallesDeRuta, direccionDeRuta } from "./ruta";
import type { makeVerRutas } from "./verRutas";

type Ver = Pick<ReturnType<typeof makeVerRutas>, "porUrl" | "incluidas">;

/** Finds a route that fits the results of a test and that the plan of the person includes. */
export const makeAcompanamientoDeRutas = ({ porUrl, incluidas }: Ver): FuenteDeAcompanamiento => ({
  clase: "ruta",
  async buscar(url, idPersona) {
    const ruta = await porUrl(url);
    if (!ruta) return null;
    const esSuya =
      ruta.planes.length === 0 || (idPersona !== null && (await incluidas(idPersona, [ruta])).has(ruta.uid));
    if (!esSuya) return null;
    const { titulo, resumen } = ruta;
    return {
      ...{ clase: "ruta", titulo, resumen },
      detalles: detallesDeRuta(ruta),
      href: direccionDeRuta(ruta),
    };
  },
});
