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

/** True while a time of that day could still come free early enough to be offered to a waiting person. */
export const sePuedeEsperar = (especialista: EspecialistaConAgenda, fecha: Fecha, now: Date): boolean =>
  horariosOfrecidos(especialista, fecha, sumarMinutos(now, OFERTA_MINIMA_EN_MINUTOS)).length > 0;

/**
 * Adds the person to the waiting list of a day ("Avísame si se libera un horario este día"). A repeated request returns
 * the existing place.
 */
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

/** True when the person waits for that day and specialist already. */
export function makeEsperaEseDia({ repos }: Deps<"esperas">) {
  return async (pedida: { idPersona: number; idEspecialista: string; fecha: Fecha }): Promise<boolean> =>
    (await repos.esperas.laMisma({ ...pedida, idCita: null })) !== null;
}

/**
 * Adds the person to the waiting list for a time before their session, with the same specialist ("Avísame si se libera
 * antes").
 */
export function makeEsperarAntes(deps: Deps<"citas" | "especialistas" | "esperas" | "horarios">) {
  const { repos, now } = deps;
  return async function esperarAntes({ idPersona, idCita }: { idPersona: number; idCita: string }) {
    const ahora = now();
    const cita = await repos.citas.deUnaPersona(idCita, idPersona);
    if (!cita) return refuse("cita-no-existe");
    const alMenos = sumarMinutos(ahora, OFERTA_MINIMA_EN_MINUTOS);
    if (antesDeConfirmar(cita, alMenos).rechazoAlReprogramar) return refuse("cita-no-se-cambia");
    // With a free time before the session there is nothing to wait for: the person can take it.
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

/** True when the session could move to an earlier free time of its specialist. */
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

/**
 * State of the wait for an earlier time than a session's, and whether the person may join it: the session can move and
 * no earlier time is free.
 */
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

/**
 * Adds a place at the end of a specialist's waiting list. The unique index tells whether the person already waits for
 * the same.
 */
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
    // The transaction rolls back with the refusal, the place's number too: numbers have no gaps.
    return numero === null ? refuse("ya-espera") : done({ ...espera, numero });
  });
  if (apuntada.ok) return apuntada;
  const anterior = await repos.esperas.laMisma(nueva);
  return anterior ? done(anterior) : refuse("espera-terminada");
}
