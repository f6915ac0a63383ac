import type { FilasCerradas } from "../../shared/cofre";
import type { Fecha } from "../../shared/fechas";
import type { JugadaPublica } from "./prueba";
import type { PremioConExistencias, Ronda, RondaEscrita } from "./ronda";

/** A person in a round. */
export interface Participante {
  idParticipante: string;
  participante: number;
  /** Word of the person; empty when they added none. */
  palabra: string;
  jugadas: number;
}

/** A play with its person's own things. */
export interface Jugada extends JugadaPublica {
  idJugada: string;
  idRonda: string;
  idPersona: number;
  jugadaEn: Date;
}

/** An object that a person won, until it is picked up. */
interface Entrega {
  nombre: string;
  codigo: string;
  /** Place and hours at which it is picked up. */
  recojo: string;
}

/** An object that waits for its person, with the play that won it. */
export interface PremioPorRecoger extends Entrega {
  idJugada: string;
  /** Day of the play in Lima. */
  dia: Fecha;
}

/** A play for its person, with their word. */
export interface JugadaPropia extends Jugada {
  palabraPropia: string;
  /** Instant at which the object of the play was picked up; null while it waits, or without one. */
  recogidoEn: Date | null;
}

/** A person before a play: what they chose, and the days that brought a turn. */
export interface Jugador {
  preferencias: PreferenciasDeJuego;
  giros: { dia: Fecha; usado: boolean }[];
}

/** A round that is played, with what is left of its prizes. */
export interface RondaAbierta extends Ronda {
  premios: PremioConExistencias[];
}

/** A round and its first instant. */
export type InicioDeRonda = Pick<Ronda, "idRonda" | "desde">;

/** Rounds before and after a round. */
export interface Vecinas {
  anterior: InicioDeRonda | null;
  siguiente: InicioDeRonda | null;
}

export interface RondaNueva {
  idRonda: string;
  terminos: RondaEscrita;
  lista: string;
  compromiso: string;
  semilla: string;
  desde: Date;
  hasta: Date;
  ultimo: string;
}

/**
 * Rounds of the roulette, with what is left of their prizes. `bloquear` locks a round until the transaction ends: its plays
 * come one after the other.
 *
 * @example const ronda = await trx.rondasDeRuleta.bloquear(idRonda);
 */
export interface RondaDeRuletaRepository extends FilasCerradas {
  /** Round that is played now; null when there is none. */
  abierta(now: Date): Promise<RondaAbierta | null>;
  porId(idRonda: string): Promise<Ronda | null>;
  /** Rounds, newest first. At most `cuantas`. */
  ultimas(cuantas: number): Promise<Ronda[]>;
  /** Rounds that began before and after a round, the nearest ones; null where there is none. */
  vecinas(ronda: InicioDeRonda): Promise<Vecinas>;
  /** Opens a round, once. */
  abrir(ronda: RondaNueva): Promise<void>;
  bloquear(idRonda: string): Promise<Ronda | null>;
  premios(ronda: Pick<Ronda, "idRonda" | "terminos">): Promise<PremioConExistencias[]>;
  /** Takes one prize, or answers false: there are never fewer than none. */
  tomarPremio(idRonda: string, premio: string): Promise<boolean>;
  /** Seed of a round, decrypted. */
  semilla(idRonda: string): Promise<string>;
  /** Rounds that ended and whose seed is not published. */
  porRevelar(now: Date): Promise<string[]>;
  revelar(idRonda: string, semilla: string): Promise<void>;
}

/**
 * People in a round, with their turns and plays. Plays only grow.
 *
 * @example const { preferencias, giros } = await trx.jugadasDeRuleta.jugador(idRonda, idPersona);
 */
export interface JugadaDeRuletaRepository {
  participante(idRonda: string, idPersona: number): Promise<Participante | null>;
  /** Enters a person with the next number of a locked round. */
  entrar(ronda: Ronda, idPersona: number, entra: Participante): Promise<void>;

  /** Choices and turns of a person, read at once. */
  jugador(idRonda: string, idPersona: number): Promise<Jugador>;
  ganarGiros(idRonda: string, idPersona: number, dias: readonly Fecha[], now: Date): Promise<void>;
  /** Uses the oldest turn for a play. */
  usarGiro(idRonda: string, idPersona: number, idJugada: string): Promise<void>;

  jugada(idJugada: string): Promise<Jugada | null>;
  /** Writes a play, and moves the end of the chain and the counts of the person. */
  anotar(jugada: Omit<Jugada, "idPersona">, idParticipante: string): Promise<void>;
  /** Plays of a person on a day that used a turn. */
  gastadasEn(idParticipante: string, dia: Fecha): Promise<number>;
  tuvo(idParticipante: string, premio: string): Promise<boolean>;
  /** Plays of a person in a round, the newest first. */
  deLaPersona(idRonda: string, idPersona: number, cuantas: number): Promise<JugadaPropia[]>;
  /** Ended rounds in which a person played; the newest first. */
  rondasJugadas(idPersona: number, now: Date, cuantas: number): Promise<InicioDeRonda[]>;
  /** Public list of a round after a place, in order. */
  publicas(idRonda: string, despuesDe: number, cuantas: number): Promise<JugadaPublica[]>;

  prometerEntrega(idJugada: string, entrega: Entrega): Promise<void>;
  /** Objects of a person that wait to be picked up, of all rounds; the newest first. */
  porRecoger(idPersona: number): Promise<PremioPorRecoger[]>;
  /** Marks an object as picked up, and gives its play; null when no object waits under the code. */
  entregar(codigo: string, now: Date): Promise<Jugada | null>;
}

/** Choices of a person about the game. */
export interface PreferenciasDeJuego {
  apagado: boolean;
  /** Turns that the person allows themselves in a day; null for the limit of the round. */
  girosPorDia: number | null;
  /** End of a pause that the person took; null without one. */
  enPausaHasta: Date | null;
  /** First day on which the person is of age; null until they said when they were born. */
  adultaDesde: Fecha | null;
}

export interface JuegoRepository {
  preferencias(idPersona: number): Promise<PreferenciasDeJuego>;
  /** Locks the choices of a person until the transaction ends, and reads them. */
  tomar(idPersona: number): Promise<PreferenciasDeJuego>;
  /** Writes the choices of a person that were locked; coins are hidden by their own repository. */
  guardar(idPersona: number, preferencias: Omit<PreferenciasDeJuego, "apagado">): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    jugadasDeRuleta: JugadaDeRuletaRepository;
    rondasDeRuleta: RondaDeRuletaRepository;
    juego: JuegoRepository;
  }
}
