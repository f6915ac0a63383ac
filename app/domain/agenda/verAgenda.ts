import type { Deps } from "../shared/puertos";
import { fechaDe, instanteDe, sumarDias, type Fecha } from "../shared/fechas";
import { agendaPorDia } from "./agenda";
import { tieneLugar } from "./talleres";

interface Periodo {
  idPersona: number;
  /** First and last day of Lima, both included; from today on and without end when absent. */
  desde?: Fecha | undefined;
  hasta?: Fecha | undefined;
}

/** The person's agenda by day, with the server's clock that it was read at. */
export function makeVerAgenda({ repos, now }: Deps<"citas" | "talleresDeAgenda">) {
  return async ({ idPersona, desde, hasta }: Periodo) => {
    const ahora = now();
    const primero = instanteDe(desde ?? fechaDe(ahora), "00:00");
    const limite = hasta ? instanteDe(sumarDias(hasta, 1), "00:00") : null;
    const [citas, talleres] = await Promise.all([
      repos.citas.deLaPersona(idPersona, primero, limite),
      repos.talleresDeAgenda.deLaPersona(idPersona, primero, limite, ahora),
    ]);
    return { dias: agendaPorDia(citas, ahora, talleres), fechaHoraServidor: ahora };
  };
}

const ANTERIORES_A_LA_VISTA = 10;
/** Older workshops are in the history alone. */
const TALLERES_ANTERIORES_EN_DIAS = 90;

/** From when on the private zone asks for workshops. */
export const desdeQueSeVenTalleres = (now: Date) =>
  instanteDe(sumarDias(fechaDe(now), -TALLERES_ANTERIORES_EN_DIAS), "00:00");

/** The agenda from today on, and what is over, the newest first: sessions, also cancelled ones, and workshops. */
export function makeVerZona({ repos, now }: Deps<"citas" | "talleresDeAgenda">) {
  return async (idPersona: number) => {
    const ahora = now();
    const hoy = instanteDe(fechaDe(ahora), "00:00");
    const [{ futuras, anteriores, sinConsentimiento }, talleres] = await Promise.all([
      repos.citas.deLaZona(idPersona, hoy, ANTERIORES_A_LA_VISTA),
      repos.talleresDeAgenda.deLaPersona(idPersona, desdeQueSeVenTalleres(ahora), null, ahora),
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
