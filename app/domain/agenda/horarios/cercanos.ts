import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { ReposSinCandado } from "../../shared/puertos";
import { diasConHorarios, libresMasCercanos, type HorarioLibre, type Intervalo } from "./disponibilidad";
import { CERCANOS_OFRECIDOS } from "./horario";
import { paraLaLista } from "./listaDelHorario";

interface Rechazada {
  idPersona: number;
  especialista: EspecialistaConAgenda;
  /** Start of the refused time. */
  inicio: Date;
  /** Id of the person's held time that the new one replaces: it does not count as busy. */
  enLugarDe?: string | undefined;
}

const seCruzan = (a: Intervalo, b: Intervalo) => a.inicio < b.fin && b.inicio < a.fin;

/**
 * Free times nearest to a refused one that this person can take. Leaves out the refused time, times that overlap the
 * person's own, and times that belong to a waiting list first.
 */
export async function cercanosPara(
  repos: ReposSinCandado<"esperas" | "horarios" | "ocupaciones">,
  { idPersona, especialista, inicio, enLugarDe }: Rechazada,
  ahora: Date,
): Promise<HorarioLibre[]> {
  const { idEspecialista } = especialista;
  const ocupados = (await repos.horarios.ocupados([idEspecialista], ahora)).get(idEspecialista) ?? [];
  const libres = diasConHorarios(especialista, ocupados, ahora)
    .flatMap(({ horarios }) => horarios)
    .filter((libre) => libre.inicio.getTime() !== inicio.getTime());
  const [primero, ultimo] = [libres[0], libres.at(-1)];
  if (!primero || !ultimo) return [];
  const [tomados, deLaLista] = await Promise.all([
    repos.ocupaciones.dePersona(idPersona, { inicio: primero.inicio, fin: ultimo.fin }, ahora, enLugarDe),
    paraLaLista(repos, libres, { especialista, idPersona }, ahora),
  ]);
  const esDeLaLista = new Set(deLaLista);
  return libresMasCercanos(
    libres.filter((libre) => !esDeLaLista.has(libre) && !tomados.some((otro) => seCruzan(otro, libre))),
    inicio,
    CERCANOS_OFRECIDOS,
  );
}
