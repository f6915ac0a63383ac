import { diasConHorarios } from "../horarios/disponibilidad";
import { libresEntonces } from "../horarios/mismaHora";
import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { Deps, Repos } from "../../shared/puertos";
import { sumarDias, fechaDe, horaDe, instanteDe } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { antesDeConfirmar, diferenciaDePrecio, rechazoAlCambiarDeEspecialista } from "./cambios";
import type { CitaConDetalle } from "./cita";

interface Propia {
  idPersona: number;
  idCita: string;
}

/** A session of this person with its rule and its payments; another person's is not found. */
export function makeVerCita({ repos, now }: Deps<"citas" | "especialistas" | "pagos">) {
  return async ({ idPersona, idCita }: Propia) => {
    const cita = await repos.citas.deUnaPersona(idCita, idPersona);
    if (!cita) return refuse("cita-no-existe");
    const [pagos, especialistas] = await Promise.all([
      repos.pagos.deLaCita(cita),
      repos.especialistas.todos(),
    ]);
    const antes = antesDeConfirmar(cita, now());
    return done({
      cita,
      pagos,
      antes,
      /** Somebody else could take the session as it is. */
      admiteOtroEspecialista:
        !antes.rechazoAlReprogramar &&
        especialistas.some(
          (otro) =>
            otro.idEspecialista !== cita.idEspecialista && !rechazoAlCambiarDeEspecialista(cita, otro),
        ),
    });
  };
}

/**
 * What `/reagendar` offers: the free times of one specialist, and the others of the specialty with whether they are
 * free when the session is.
 */
export function makeVerCambio({ repos, now }: Deps<"citas" | "especialistas" | "horarios" | "reservas">) {
  return async ({ idPersona, idCita, slug }: Propia & { slug?: string | undefined }) => {
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
    // What is held for a change of this very session is free for it.
    const retenidos = new Set<number>();
    for (const { idHorario } of await repos.reservas.cambiosPendientes(idCita)) {
      const horario = await repos.horarios.porId(idHorario);
      if (horario?.idEspecialista === especialista.idEspecialista) retenidos.add(horario.inicio.getTime());
    }
    const ocupados = (await ocupadosSinLaCita(repos, especialista, cita, ahora)).filter(
      ({ inicio }) => !retenidos.has(inicio.getTime()),
    );
    // Who cannot have the session is not offered.
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
        // The hour of the session is no other hour for the one whom it has.
        diferenciaCentimos: diferenciaDePrecio(cita, otro),
        aLaMismaHora: otro.idEspecialista !== cita.idEspecialista && libres.includes(otro),
      })),
    });
  };
}

/** The next time that falls on the same weekday and hour as a session did, at least a week after it. */
export function mismaHoraSiguiente(inicio: Date, now: Date): Date {
  const hora = horaDe(inicio);
  let siguiente = instanteDe(sumarDias(fechaDe(inicio), 7), hora);
  while (siguiente <= now) siguiente = instanteDe(sumarDias(fechaDe(siguiente), 7), hora);
  return siguiente;
}

/** The specialist's taken times as they are for somebody who would give this session's own time back. */
async function ocupadosSinLaCita(
  repos: Repos<"horarios">,
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
