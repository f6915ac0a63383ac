import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { Repos } from "../../shared/puertos";
import { diasConHorarios, libresMasCercanos, type HorarioLibre, type Intervalo } from "./disponibilidad";
import { CERCANOS_OFRECIDOS } from "./horario";
import { paraLaLista } from "./listaDelHorario";

interface Rechazada {
  idPersona: number;
  especialista: EspecialistaConAgenda;
  /** The start that was refused. */
  inicio: Date;
  /** A time of the same person that the new one replaces: it stands in no other's way. */
  enLugarDe?: string | undefined;
}

const seCruzan = (uno: Intervalo, otro: Intervalo) => uno.inicio < otro.fin && otro.inicio < uno.fin;

/**
 * The times nearest to a refused one that this person can have: not the refused one, none that crosses what the person
 * has already, none that a waiting list is still to be offered.
 */
export async function cercanosPara(
  repos: Repos<"esperas" | "horarios" | "ocupaciones">,
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
    paraLaLista(repos, especialista, libres, idPersona, ahora),
  ]);
  const esDeLaLista = new Set(deLaLista);
  return libresMasCercanos(
    libres.filter((libre) => !esDeLaLista.has(libre) && !tomados.some((otro) => seCruzan(otro, libre))),
    inicio,
    CERCANOS_OFRECIDOS,
  );
}
