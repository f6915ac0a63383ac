import type { Deps } from "../../shared/puertos";
import { sumarDias, fechaDe, horaDe, instanteDe } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { antesDeConfirmar } from "./cambios";
import { rechazoAlCambiarDeEspecialista } from "./diferencia";

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

/** The next time that falls on the same weekday and hour as a session did, at least a week after it. */
export function mismaHoraSiguiente(inicio: Date, now: Date): Date {
  const hora = horaDe(inicio);
  let siguiente = instanteDe(sumarDias(fechaDe(inicio), 7), hora);
  while (siguiente <= now) siguiente = instanteDe(sumarDias(fechaDe(siguiente), 7), hora);
  return siguiente;
}
