import type { FuenteDeAcompanamiento } from "../cuestionarios/recomendaciones";
import { avanceDe } from "./recorrido";
import { detallesDeRuta, direccionDeInicio, direccionDeRuta } from "./ruta";
import type { makeVerRutas } from "./verRutas";

type Ver = Pick<ReturnType<typeof makeVerRutas>, "porUrl" | "incluidas" | "hechosEn">;

/** Finds a route that fits the results of a test and that the plan of the person includes. */
export const makeAcompanamientoDeRutas = ({ porUrl, incluidas, hechosEn }: Ver): FuenteDeAcompanamiento => ({
  clase: "ruta",
  async buscar(url, idPersona) {
    const ruta = await porUrl(url);
    if (!ruta) return null;
    const esSuya =
      ruta.planes.length === 0 || (idPersona !== null && (await incluidas(idPersona, [ruta])).has(ruta.uid));
    if (!esSuya) return null;
    const { titulo, resumen } = ruta;
    const pasosHechos = idPersona === null ? null : await hechosEn(idPersona, ruta.uid);
    if (pasosHechos) {
      const { hechos, total } = avanceDe(ruta.pasos, pasosHechos);
      const detalles = `${hechos} de ${total} pasos`;
      return { clase: "ruta", titulo, resumen, detalles, href: direccionDeInicio(ruta), empezado: true };
    }
    return {
      ...{ clase: "ruta", titulo, resumen },
      detalles: detallesDeRuta(ruta),
      href: direccionDeRuta(ruta),
    };
  },
});
