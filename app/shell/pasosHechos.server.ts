import { services } from "~/services.server";

/** Pieces that are steps which the person has done in a route, by uid; none for a visitor. */
export async function piezasDePasosHechos(idPersona: number | null): Promise<ReadonlySet<string>> {
  const mias = idPersona === null ? [] : await services.rutas.mias(idPersona);
  return new Set(
    mias.flatMap(({ ruta, hechos }) =>
      ruta.pasos.flatMap(({ id, de }) => (de !== null && hechos.some(({ paso }) => paso === id) ? [de] : [])),
    ),
  );
}
