import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { Repos } from "../../shared/puertos";
import { expiraLaOferta } from "./horario";

/**
 * Leaves out times that belong to a waiting list first: a person in the list has yet to get the offer, and it can still
 * be made in time. Keeps the order.
 */
export async function paraLaLista<H extends { inicio: Date }>(
  { esperas }: Repos<"esperas">,
  horarios: readonly H[],
  { especialista, idPersona }: { especialista: EspecialistaConAgenda; idPersona: number },
  ahora: Date,
): Promise<H[]> {
  const ofrecibles = horarios.filter(({ inicio }) => expiraLaOferta(inicio, especialista, ahora) !== null);
  const inicios = ofrecibles.map(({ inicio }) => inicio);
  const deOtra = await esperas.esperadosPorOtra(especialista.idEspecialista, inicios, idPersona);
  return ofrecibles.filter(({ inicio }) => deOtra.has(inicio.getTime()));
}

/** True for a freed time that can still be offered to a person in its waiting list. */
export async function perteneceALaLista(
  trx: Repos<"esperas">,
  especialista: EspecialistaConAgenda,
  { idPersona, inicio }: { idPersona: number; inicio: Date },
  ahora: Date,
): Promise<boolean> {
  return (await paraLaLista(trx, [{ inicio }], { especialista, idPersona }, ahora)).length > 0;
}
