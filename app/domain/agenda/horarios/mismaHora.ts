import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { Deps, ReposSinCandado } from "../../shared/puertos";
import { fechaDe } from "../../shared/fechas";
import { horariosLibres } from "./disponibilidad";

/** Specialists among these who have a free time that begins at exactly this instant. */
export async function libresEntonces(
  { horarios }: ReposSinCandado<"horarios">,
  especialistas: readonly EspecialistaConAgenda[],
  inicio: Date,
  now: Date,
): Promise<EspecialistaConAgenda[]> {
  const ocupados = await horarios.ocupados(
    especialistas.map(({ idEspecialista }) => idEspecialista),
    now,
  );
  return especialistas.filter((especialista) =>
    horariosLibres(especialista, fechaDe(inicio), ocupados.get(especialista.idEspecialista) ?? [], now).some(
      (libre) => libre.inicio.getTime() === inicio.getTime(),
    ),
  );
}

/** Other specialists of the same specialty who are free at the same hour, the cheapest first. */
export function makeOtrosALaMismaHora({ repos, now }: Deps<"especialistas" | "horarios">) {
  return async ({ idEspecialista, especialidad }: EspecialistaConAgenda, inicio: Date) => {
    const otros = (await repos.especialistas.todos()).filter(
      (otro) => otro.especialidad === especialidad && otro.idEspecialista !== idEspecialista,
    );
    const libres = await libresEntonces(repos, otros, inicio, now());
    return libres.toSorted((a, b) => a.precioCentimos - b.precioCentimos);
  };
}
