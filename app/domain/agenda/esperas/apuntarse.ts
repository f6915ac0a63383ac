import type { CitaConDetalle } from "../citas/cita";
import { antesDeConfirmar } from "../citas/cambios";
import type { EspecialistaConAgenda } from "../especialistas/especialista";
import { horariosLibres, horariosOfrecidos, proximosLibres } from "../horarios/disponibilidad";
import type { Deps } from "../../shared/puertos";
import { instanteDe, sumarDias, sumarMinutos, type Fecha } from "../../shared/fechas";
import { done, refuse } from "../../shared/result";
import { OFERTA_MINIMA_EN_MINUTOS } from "../../shared/rondas/oferta";
import type { Espera } from "./espera";

type Nueva = Pick<Espera, "idPersona" | "idEspecialista" | "tipo" | "fecha" | "idCita" | "desde" | "hasta">;

/** Whether a time of that day, freed some day, could still be offered to somebody who waits for it. */
export const sePuedeEsperar = (especialista: EspecialistaConAgenda, fecha: Fecha, now: Date): boolean =>
  horariosOfrecidos(especialista, fecha, sumarMinutos(now, OFERTA_MINIMA_EN_MINUTOS)).length > 0;

/** "Avísame si se libera un horario este día". Asking again answers the place that there is. */
export function makeEsperarDia(deps: Deps<"especialistas" | "esperas" | "horarios">) {
  const { repos, now } = deps;
  return async function esperarDia(pedida: { idPersona: number; idEspecialista: string; fecha: Fecha }) {
    const { idPersona, idEspecialista, fecha } = pedida;
    const ahora = now();
    const especialista = await repos.especialistas.conAgenda(idEspecialista);
    if (!especialista) return refuse("dia-no-ofrecido");
    if (!sePuedeEsperar(especialista, fecha, ahora)) return refuse("dia-no-ofrecido");
    const ocupados = (await repos.horarios.ocupados([idEspecialista], ahora)).get(idEspecialista) ?? [];
    if (horariosLibres(especialista, fecha, ocupados, ahora).length > 0) return refuse("hay-horarios");
    return apuntar(deps, {
      idPersona,
      idEspecialista,
      tipo: "dia",
      fecha,
      idCita: null,
      desde: instanteDe(fecha, "00:00"),
      hasta: instanteDe(sumarDias(fecha, 1), "00:00"),
    });
  };
}

/** Whether somebody waits for that day with that specialist already. */
export function makeEsperaEseDia({ repos }: Deps<"esperas">) {
  return async (pedida: { idPersona: number; idEspecialista: string; fecha: Fecha }): Promise<boolean> =>
    (await repos.esperas.laMisma({ ...pedida, idCita: null })) !== null;
}

/** "Avísame si se libera antes": a time before a session that this person has, with the same specialist. */
export function makeEsperarAntes(deps: Deps<"citas" | "especialistas" | "esperas" | "horarios">) {
  const { repos, now } = deps;
  return async function esperarAntes({ idPersona, idCita }: { idPersona: number; idCita: string }) {
    const ahora = now();
    const cita = await repos.citas.deUnaPersona(idCita, idPersona);
    if (!cita) return refuse("cita-no-existe");
    const alMenos = sumarMinutos(ahora, OFERTA_MINIMA_EN_MINUTOS);
    if (antesDeConfirmar(cita, alMenos).rechazoAlReprogramar) return refuse("cita-no-se-cambia");
    // Whoever sees a free time takes it; the line is for those that are not.
    if (await hayLibresAntes(deps, cita, ahora)) return refuse("hay-horarios");
    return apuntar(deps, {
      idPersona,
      idEspecialista: cita.idEspecialista,
      tipo: "antes-de-mi-cita",
      fecha: null,
      idCita,
      desde: ahora,
      hasta: cita.inicio,
    });
  };
}

/** Whether a session could be moved to an earlier time of its specialist right now. */
async function hayLibresAntes(
  { repos }: Deps<"especialistas" | "horarios">,
  cita: CitaConDetalle,
  ahora: Date,
): Promise<boolean> {
  const especialista = await repos.especialistas.conAgenda(cita.idEspecialista);
  if (!especialista) return false;
  const ocupados = await repos.horarios.ocupados([cita.idEspecialista], ahora);
  const [primero] = proximosLibres(especialista, ocupados.get(cita.idEspecialista) ?? [], ahora, 1);
  return primero !== undefined && primero.inicio < cita.inicio;
}

/** Whether a session waits for a time before it, and whether one may: it moves still, and nothing is free before. */
export function makeVerAdelanto(deps: Deps<"especialistas" | "esperas" | "horarios">) {
  return async (cita: CitaConDetalle) => {
    const { idPersona, idEspecialista, idCita } = cita;
    if (await deps.repos.esperas.laMisma({ idPersona, idEspecialista, idCita, fecha: null })) {
      return { enEspera: true, sePuedeAdelantar: true };
    }
    const ahora = deps.now();
    const alMenos = sumarMinutos(ahora, OFERTA_MINIMA_EN_MINUTOS);
    const seMueve = !cita.cambioLibre && !antesDeConfirmar(cita, alMenos).rechazoAlReprogramar;
    return { enEspera: false, sePuedeAdelantar: seMueve && !(await hayLibresAntes(deps, cita, ahora)) };
  };
}

/** At the end of the line. The unique index says whether the person waits for the same already. */
async function apuntar({ repos, transaccion, now, newId }: Deps<"esperas">, nueva: Nueva) {
  const espera = {
    ...nueva,
    idEspera: newId(),
    estado: "esperando",
    fin: null,
    creadaEn: now(),
  } as const;
  const apuntada = await transaccion(async (trx) => {
    const numero = await trx.esperas.apuntar(espera);
    // The number goes back with the refusal: the line has no gaps.
    return numero === null ? refuse("ya-espera") : done({ ...espera, numero });
  });
  if (apuntada.ok) return apuntada;
  const anterior = await repos.esperas.laMisma(nueva);
  return anterior ? done(anterior) : refuse("espera-terminada");
}
