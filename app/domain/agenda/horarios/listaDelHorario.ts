import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { Repos } from "../../shared/puertos";
import { expiraLaOferta } from "./horario";

/**
 * Of some times, those that belong to a waiting list before this person: somebody in the line is still to be asked, and
 * there is time enough to ask. The times come back as they were given.
 */
export async function paraLaLista<H extends { inicio: Date }>(
  { esperas }: Repos<"esperas">,
  especialista: EspecialistaConAgenda,
  horarios: readonly H[],
  idPersona: number,
  ahora: Date,
): Promise<H[]> {
  const ofrecibles = horarios.filter(({ inicio }) => expiraLaOferta(inicio, especialista, ahora) !== null);
  const inicios = ofrecibles.map(({ inicio }) => inicio);
  const deOtra = await esperas.esperadosPorOtra(especialista.idEspecialista, inicios, idPersona);
  return ofrecibles.filter(({ inicio }) => deOtra.has(inicio.getTime()));
}

/** A time that has come free belongs to the waiting list first, for as long as it can still be offered there. */
export async function loEsperaOtra(
  trx: Repos<"esperas">,
  especialista: EspecialistaConAgenda,
  { idPersona, inicio }: { idPersona: number; inicio: Date },
  ahora: Date,
): Promise<boolean> {
  return (await paraLaLista(trx, especialista, [{ inicio }], idPersona, ahora)).length > 0;
}
