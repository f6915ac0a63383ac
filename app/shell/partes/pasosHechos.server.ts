import { services } from "~/services.server";

/** Pieces that are done as steps of a route, by uid; none for a visitor. */
export const piezasHechas = async (idPersona: number | null): Promise<ReadonlySet<string>> =>
  idPersona === null ? new Set() : services.rutas.piezasHechas(idPersona);
