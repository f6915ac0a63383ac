import { diasConHorarios } from "../horarios/disponibilidad";
import { libresEntonces } from "../horarios/mismaHora";
import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { Deps, ReposSinCandado } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { antesDeConfirmar } from "../citas/cambios";
import type { CitaConDetalle } from "../citas/cita";
import { diferenciaDePrecio, rechazoAlCambiarDeEspecialista } from "../citas/diferencia";

/**
 * Choices of `/reagendar`: free times of one specialist, and the other specialists of the specialty, each with whether
 * they are free at the session's time.
 */
export function makeVerCambio({ repos, now }: Deps<"citas" | "especialistas" | "horarios" | "reservas">) {
  return async ({
    idPersona,
    idCita,
    slug,
  }: {
    idPersona: number;
    idCita: string;
    slug?: string | undefined;
  }) => {
    const ahora = now();
    const cita = await repos.citas.deUnaPersona(idCita, idPersona);
    if (!cita) return refuse("cita-no-existe");
    const deLaEspecialidad = (await repos.especialistas.todos()).filter(
      ({ especialidad }) => especialidad === cita.slugDeEspecialidad,
    );
    const especialista = deLaEspecialidad.find((otro) =>
      slug ? otro.slug === slug : otro.idEspecialista === cita.idEspecialista,
    );
    if (!especialista) return refuse("especialista-no-existe");
    const rechazoDelEspecialista = rechazoAlCambiarDeEspecialista(cita, especialista);
    // Times that the person holds for a change of this session count as free for that change.
    const retenidos = new Set<number>();
    for (const { idHorario } of await repos.reservas.cambiosPendientes(idCita)) {
      const horario = await repos.horarios.porId(idHorario);
      if (horario?.idEspecialista === especialista.idEspecialista) retenidos.add(horario.inicio.getTime());
    }
    const ocupados = (await ocupadosSinLaCita(repos, especialista, cita, ahora)).filter(
      ({ inicio }) => !retenidos.has(inicio.getTime()),
    );
    // Specialists who cannot take the session are left out.
    const otros = deLaEspecialidad.filter(
      (otro) => otro !== especialista && !rechazoAlCambiarDeEspecialista(cita, otro),
    );
    const libres = await libresEntonces(repos, otros, cita.inicio, ahora);
    const esLaMisma = (libre: { inicio: Date }) =>
      especialista.idEspecialista === cita.idEspecialista && libre.inicio.getTime() === cita.inicio.getTime();
    return done({
      cita,
      antes: antesDeConfirmar(cita, ahora),
      especialista,
      rechazoDelEspecialista,
      diferenciaCentimos: diferenciaDePrecio(cita, especialista),
      dias: rechazoDelEspecialista
        ? []
        : diasConHorarios(especialista, ocupados, ahora)
            .map(({ fecha, horarios }) => ({
              fecha,
              horarios: horarios.filter((horario) => !esLaMisma(horario)),
            }))
            .filter(({ horarios }) => horarios.length > 0),
      otros: otros.map((otro) => ({
        especialista: otro,
        // With its own specialist the session's present time is not offered: a move to it changes nothing.
        diferenciaCentimos: diferenciaDePrecio(cita, otro),
        aLaMismaHora: otro.idEspecialista !== cita.idEspecialista && libres.includes(otro),
      })),
    });
  };
}

/** Taken times of the specialist, without the time of this session. */
async function ocupadosSinLaCita(
  repos: ReposSinCandado<"horarios">,
  especialista: EspecialistaConAgenda,
  cita: CitaConDetalle,
  ahora: Date,
) {
  const { idEspecialista } = especialista;
  const ocupados = (await repos.horarios.ocupados([idEspecialista], ahora)).get(idEspecialista) ?? [];
  return idEspecialista === cita.idEspecialista
    ? ocupados.filter(({ inicio }) => inicio.getTime() !== cita.inicio.getTime())
    : ocupados;
}
