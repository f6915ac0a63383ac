import type { Repos } from "../shared/puertos";
import { BASES_DEL_SORTEO, type Flujo, type PoliticaVigente } from "./politica";
import { estaAbierto } from "./sorteos/sorteo";

/** Texts of a flow to be asked now: the rules of a draw only while one is open. */
export async function textosVigentes(
  { politicas, sorteos }: Repos<"politicas" | "sorteos">,
  flujo: Flujo,
  ahora: Date,
): Promise<PoliticaVigente[]> {
  const vigentes = await politicas.vigentes(flujo, ahora);
  if (!vigentes.some(sonBases)) return vigentes;
  const sorteo = await sorteos.ultimo(ahora);
  return sorteo && estaAbierto(sorteo, ahora) ? vigentes : vigentes.filter((politica) => !sonBases(politica));
}

const sonBases = ({ codigo }: PoliticaVigente) => codigo === BASES_DEL_SORTEO;
