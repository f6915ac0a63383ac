import type { Especialidad } from "~/domain/shared/especialidades/especialidad";
import type { EspecialistaConHorarios } from "~/domain/agenda/horarios/buscarEspecialistas";
import { direccionDe, nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import { direccionDeHorario } from "~/domain/agenda/horarios/direcciones";
import { diaEnBreve, horaDe } from "~/domain/shared/fechas";

/** Data of a specialist that the list shows, and no more. */
export function fichaDe(
  { especialista, proximos: [proximo] }: EspecialistaConHorarios,
  especialidades: readonly Especialidad[],
  tieneBono: (especialidad: Especialidad | undefined) => boolean,
  ahora: Date,
) {
  const especialidad = especialidades.find(({ slug }) => slug === especialista.especialidad);
  return {
    nombre: nombreCompleto(especialista),
    href: direccionDe(especialista),
    retrato: especialista.retrato,
    especialidad: { slug: especialista.especialidad, name: especialidad?.name ?? especialista.especialidad },
    precioCentimos: especialista.precioCentimos,
    conBono: tieneBono(especialidad),
    /** Next free time; null without one. */
    proximo: proximo
      ? {
          hora: horaDe(proximo.inicio),
          dia: diaEnBreve(proximo.fecha, ahora),
          href: direccionDeHorario(especialista, proximo.inicio),
        }
      : null,
  };
}
export type Ficha = ReturnType<typeof fichaDe>;
