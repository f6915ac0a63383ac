import type { Deps } from "../../shared/puertos";
import { sumarDias, fechaDe, horaDe, instanteDe } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { antesDeConfirmar } from "./cambios";
import { rechazoAlCambiarDeEspecialista } from "./diferencia";

interface Propia {
  idPersona: number;
  idCita: string;
}

/** A session of this person with its rule and its payments; the session of another person is not found. */
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
      /** True when another specialist could take the session at its time. */
      admiteOtroEspecialista:
        !antes.rechazoAlReprogramar &&
        especialistas.some(
          (otro) =>
            otro.idEspecialista !== cita.idEspecialista && !rechazoAlCambiarDeEspecialista(cita, otro),
        ),
    });
  };
}

/** The next instant on the weekday and at the hour of a session, at least a week after that session. */
export function mismaHoraSiguiente(inicio: Date, now: Date): Date {
  const hora = horaDe(inicio);
  let siguiente = instanteDe(sumarDias(fechaDe(inicio), 7), hora);
  while (siguiente <= now) siguiente = instanteDe(sumarDias(fechaDe(siguiente), 7), hora);
  return siguiente;
}
