import type { Deps } from "../shared/puertos";
import { fechaDe, instanteDe, sumarDias, type Fecha } from "../shared/fechas";
import { agendaPorDia } from "./agenda";

interface Periodo {
  idPersona: number;
  /** First and last day of Lima, both included; from today on and without end when absent. */
  desde?: Fecha | undefined;
  hasta?: Fecha | undefined;
}

/** The person's agenda by day, with the server's clock that it was read at (spec § 3, Agenda). */
export function makeVerAgenda({ repos, now }: Deps<"citas" | "talleresDeAgenda">) {
  return async ({ idPersona, desde, hasta }: Periodo) => {
    const ahora = now();
    const primero = instanteDe(desde ?? fechaDe(ahora), "00:00");
    const limite = hasta ? instanteDe(sumarDias(hasta, 1), "00:00") : null;
    const [citas, talleres] = await Promise.all([
      repos.citas.deLaPersona(idPersona, primero, limite),
      repos.talleresDeAgenda.deLaPersona(idPersona, primero, limite),
    ]);
    return { dias: agendaPorDia(citas, ahora, talleres), fechaHoraServidor: ahora };
  };
}
