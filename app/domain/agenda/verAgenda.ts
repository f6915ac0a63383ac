import type { Deps } from "../shared/puertos";
import { fechaDe, instanteDe, sumarDias, type Fecha } from "../shared/fechas";
import { agendaPorDia } from "./agenda";
import { tieneLugar, type ConTalleres } from "./talleres";

interface Periodo {
  idPersona: number;
  /** First and last day in Lima, both included. Default: from today on, without end. */
  desde?: Fecha | undefined;
  hasta?: Fecha | undefined;
}

/** The person's agenda by day, with the server's time at which it was read (specification § 3). */
export function makeVerAgenda({ repos, now, talleres: deTalleres }: Deps<"citas"> & ConTalleres) {
  return async ({ idPersona, desde, hasta }: Periodo) => {
    const ahora = now();
    const primero = instanteDe(desde ?? fechaDe(ahora), "00:00");
    const limite = hasta ? instanteDe(sumarDias(hasta, 1), "00:00") : null;
    const [citas, talleres] = await Promise.all([
      repos.citas.deLaPersona(idPersona, primero, limite),
      deTalleres.deLaPersona(idPersona, primero, limite, ahora),
    ]);
    return { dias: agendaPorDia(citas, ahora, talleres), fechaHoraServidor: ahora };
  };
}

const ANTERIORES_A_LA_VISTA = 10;
/** Days for which past workshops stay in the private zone; older ones are in the history only. */
const TALLERES_ANTERIORES_EN_DIAS = 90;

/** Instant from which on the private zone shows workshops. */
export const desdeQueSeVenTalleres = (now: Date) =>
  instanteDe(sumarDias(fechaDe(now), -TALLERES_ANTERIORES_EN_DIAS), "00:00");

/** Agenda from today on, and past events, newest first: sessions (cancelled ones too) and workshops. */
export function makeVerZona({ repos, now, talleres: deTalleres }: Deps<"citas"> & ConTalleres) {
  return async (idPersona: number) => {
    const ahora = now();
    const hoy = instanteDe(fechaDe(ahora), "00:00");
    const [{ futuras, anteriores, sinConsentimiento }, talleres] = await Promise.all([
      repos.citas.deLaZona(idPersona, hoy, ANTERIORES_A_LA_VISTA),
      deTalleres.deLaPersona(idPersona, desdeQueSeVenTalleres(ahora), null, ahora),
    ]);
    const porVenir = talleres.filter(({ fin }) => fin > hoy);
    return {
      dias: agendaPorDia(futuras, ahora, porVenir),
      anteriores,
      talleresAnteriores: talleres
        .filter((taller) => taller.fin <= hoy && tieneLugar(taller))
        .toReversed()
        .slice(0, ANTERIORES_A_LA_VISTA),
      sinConsentimiento,
      fechaHoraServidor: ahora,
    };
  };
}
