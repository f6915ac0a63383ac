import type { Acceso, Cuenta } from "./identidad/identidad";
import type { Cita, CitaConDetalle } from "./citas/cita";
import type { Consentimiento, Flujo, Politica } from "./consentimientos/politica";
import type { Correo } from "./correo/correo";
import type { Especialidad } from "./especialidades/especialidad";
import type { EspecialistaConAgenda } from "./especialistas/especialista";
import type { Choque, Horario } from "./horarios/horario";
import type { Ocupado } from "./horarios/disponibilidad";
import type { Cobro, EstadoDePago, Pago } from "./pagos/pago";
import type { EstadoDePedido, Pedido } from "./pedidos/pedido";
import type { Persona } from "./personas/persona";
import type { Result } from "./shared/result";
import type { Bono, MotivoDeMovimiento } from "./saldo/saldo";
import type { Rol } from "./videollamada/escalera";
import type { Mensaje, Presencia } from "./videollamada/sala";

/** What the use cases need of the storage. Inside a transaction every one of these speaks to it. */
export interface Repositorios {
  especialidades: EspecialidadRepository;
  especialistas: EspecialistaRepository;
  horarios: HorarioRepository;
  pedidos: PedidoRepository;
  cobros: CobroRepository;
  pagos: PagoRepository;
  citas: CitaRepository;
  saldos: SaldoRepository;
  personas: PersonaRepository;
  accesos: AccesoRepository;
  intentos: IntentoRepository;
  correos: CorreoRepository;
  politicas: PoliticaRepository;
  consentimientos: ConsentimientoRepository;
  salas: SalaRepository;
}

/** Runs work in one transaction; a refusal rolls it back. */
export type Transaccion = <T, R extends string, D>(
  work: (repos: Repositorios) => Promise<Result<T, R, D>>,
) => Promise<Result<T, R, D>>;

export interface Deps {
  repos: Repositorios;
  transaccion: Transaccion;
  now: () => Date;
  newId: () => string;
}

export interface EspecialidadRepository {
  todas(): Promise<Especialidad[]>;
}

export interface EspecialistaRepository {
  todos(): Promise<EspecialistaConAgenda[]>;
  conAgenda(idEspecialista: string): Promise<EspecialistaConAgenda | null>;
}

/** Whose expired holds are swept: everybody's, or those that could stand in the way of one choice. */
export type Alcance = "todas" | { idEspecialista: string; idPersona: number };

export interface HorarioRepository {
  /** What is taken of each specialist's time from today on; an expired hold takes nothing. */
  ocupados(idsEspecialista: readonly string[], now: Date): Promise<Map<string, Ocupado[]>>;
  /** Writes the hold and what it occupies; the unique index says whether anything stood in the way. */
  retener(horario: Horario, especialista: EspecialistaConAgenda): Promise<Choque | null>;
  /** Occupies again what an expired hold had lost. */
  recuperar(horario: Horario, especialista: EspecialistaConAgenda): Promise<Choque | null>;
  /** Held or reserved, of this person and still to come to its end. */
  deLaPersona(idPersona: number, now: Date): Promise<Horario[]>;
  deUnaPersona(idHorario: string, idPersona: number): Promise<Horario | null>;
  porId(idHorario: string): Promise<Horario | null>;
  /** Nobody else changes this time until the transaction ends. Whoever changes an order too takes its time first. */
  bloquear(idHorario: string): Promise<void>;
  ampliar(idHorario: string, expiraEn: Date, now: Date): Promise<boolean>;
  /** A payment under way keeps the time until `hasta`, if it is held still. */
  mantener(idHorario: string, hasta: Date): Promise<void>;
  /** From held to reserved. With `vigenteEn`, only while the hold has not expired. */
  reservar(idHorario: string, vigenteEn?: Date): Promise<boolean>;
  /** From held to released; frees what it occupied. */
  liberar(idHorario: string): Promise<boolean>;
  /** Marks the expired holds and frees what they occupied. Answers their ids. */
  vencer(alcance: Alcance, now: Date): Promise<string[]>;
}

export interface PedidoRepository {
  /** One live order for a hold: a second one answers the first. */
  crear(pedido: Pedido): Promise<Pedido>;
  deUnaPersona(idPedido: string, idPersona: number): Promise<Pedido | null>;
  porId(idPedido: string): Promise<Pedido | null>;
  ultimoDelHorario(idHorario: string): Promise<Pedido | null>;
  /** Changes the state if it still is one of `desde`. */
  cambiarEstado(
    idPedido: string,
    desde: EstadoDePedido[],
    hasta: EstadoDePedido,
    now: Date,
  ): Promise<boolean>;
  /** The pending orders of these holds end. */
  cerrarPendientes(idsHorario: readonly string[], hasta: "vencido" | "anulado", now: Date): Promise<void>;
}

export interface CobroRepository {
  /** One cobro for an order and a deadline: a second one answers the first. */
  abrir(cobro: Cobro): Promise<Cobro>;
  guardarDireccion(idCobro: string, referencia: string, urlDePago: string): Promise<void>;
  porId(idCobro: string): Promise<Cobro | null>;
  delPedido(idPedido: string): Promise<Cobro[]>;
  /** Up to `cuantos` open ones that are due for a look, the longest due first. */
  porRevisar(now: Date, cuantos: number): Promise<Cobro[]>;
  posponer(idCobro: string, revisarEn: Date): Promise<void>;
  cerrar(idCobro: string): Promise<void>;
}

export interface PagoRepository {
  /** Writes the payment if it is new. Answers whether it was. */
  crear(pago: Pago): Promise<boolean>;
  /** Changes the state, and the amount to the payment's, if the state still is one of `desde`. */
  cambiarEstado(pago: Pago, desde: EstadoDePago[], hasta: EstadoDePago, now: Date): Promise<boolean>;
  porId(pasarela: string, idPago: string): Promise<Pago | null>;
  delPedido(idPedido: string): Promise<Pago[]>;
  porDevolver(cuantos: number): Promise<Pago[]>;
}

export interface CitaRepository {
  crear(cita: Cita): Promise<void>;
  delPedido(idPedido: string): Promise<Cita | null>;
  deLaPersona(idPersona: number, desde: Date, hasta: Date | null): Promise<CitaConDetalle[]>;
  deUnaPersona(idCita: string, idPersona: number): Promise<CitaConDetalle | null>;
  porId(idCita: string): Promise<CitaConDetalle | null>;
}

export interface SaldoRepository {
  de(idPersona: number): Promise<Bono[]>;
  sumar(
    idPersona: number,
    idEspecialidad: number,
    cantidad: number,
    motivo: MotivoDeMovimiento,
    now: Date,
  ): Promise<void>;
  /** Takes one bono, or answers false: it never goes below zero. */
  gastar(idPersona: number, idEspecialidad: number, idPedido: string, now: Date): Promise<boolean>;
}

export interface PersonaRepository {
  porId(idPersona: number): Promise<Persona | null>;
  cuentaPorCorreo(correo: string): Promise<Cuenta | null>;
}

export interface AccesoRepository {
  abrir(acceso: Acceso): Promise<void>;
  porId(idAcceso: string): Promise<Acceso | null>;
  cerrar(idAcceso: string, now: Date): Promise<void>;
  /** Closes every open access of a person, except one when it is given. */
  cerrarTodos(idPersona: number, salvo: string | null, now: Date): Promise<void>;
  guardarRefresco(huella: string, idAcceso: string, expiraEn: Date): Promise<void>;
  /** Uses a refresh token up. Answers whose it is and whether it had been used before, or null for none. */
  usarRefresco(huella: string, now: Date): Promise<{ idAcceso: string; repetido: boolean } | null>;
}

export interface IntentoRepository {
  /** Counts one more try in the current window and answers how many that makes. */
  contar(clave: string, ventanaEnMinutos: number, now: Date): Promise<number>;
  descontar(clave: string): Promise<void>;
  olvidar(clave: string): Promise<void>;
}

export interface CorreoRepository {
  encolar(correo: Correo): Promise<void>;
}

export interface PoliticaRepository {
  /** The versions in force of a flow's policies, in the order in which they are shown. */
  vigentes(flujo: Flujo, now: Date): Promise<(Politica & { huellaDelTexto: string })[]>;
}

export interface ConsentimientoRepository {
  anotar(consentimientos: readonly Consentimiento[]): Promise<void>;
}

/** The rooms of video calls. Whoever changes one holds it until their transaction ends: its numbers have no gaps. */
export interface SalaRepository {
  /** The number of the next change of a room, which begins to exist with the first. */
  avanzar(idCita: string, cierraEn: Date): Promise<number>;
  /** 0 for a room where nothing has happened. */
  ultimoNumero(idCita: string): Promise<number>;
  /** The same of several rooms at once. */
  ultimosNumeros(idsCita: readonly string[]): Promise<Map<string, number>>;
  presencias(idCita: string): Promise<Presencia[]>;
  ocupar(idCita: string, presencia: Presencia): Promise<void>;
  /** Notes that a connection was heard of, if it still holds its place. */
  ver(idCita: string, rol: Rol, idConexion: string, now: Date): Promise<void>;
  dejar(idCita: string, rol: Rol, idConexion: string): Promise<boolean>;
  anotar(idCita: string, mensaje: Mensaje): Promise<void>;
  /** What came after `desde` for this connection, in order: its signals, and what anybody wrote. */
  mensajes(idCita: string, desde: number, idConexion: string): Promise<Mensaje[]>;
  textos(idCita: string): Promise<Mensaje[]>;
  olvidarSenales(idCita: string): Promise<void>;
  /** Rooms that have closed and still hold something. */
  porVaciar(now: Date, cuantas: number): Promise<string[]>;
  vaciar(idCita: string): Promise<void>;
}
