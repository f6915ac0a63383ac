import type { Calendario } from "./calendario/calendario";
import type { Cita, CitaConDetalle, Devolucion, QuienCancela } from "./citas/cita";
import type { Acceso, AccesoEnUso, Cuenta, OrigenDeAcceso } from "./identidad/identidad";
import type { Cambio } from "./historial/historial";
import type { Acto } from "./operador/acto";
import type { IdentidadEnlazada } from "./identidad/aseguradora";
import type { Documento } from "./personas/documento";
import type { DatosDePerfil } from "./perfil/perfil";
import type { Codigo } from "./identidad/codigo";
import type { AceptacionPublica } from "./consentimientos/publicas";
import type { Consentimiento, Flujo, PoliticaVigente, VersionDePolitica } from "./consentimientos/politica";
import type { Cupon, UsosDeCupon } from "./cupones/cupon";
import type { DatosDeCompra } from "./compras/datosDeCompra";
import type { Compra, Paquete } from "./compras/paquete";
import type { Comprobante, ComprobanteNuevo } from "./comprobantes/comprobante";
import type { RespuestaDelEmisor } from "./comprobantes/emisor";
import type { Correo, EnvioDeCorreo } from "./correo/correo";
import type { Espera, EstadoDeEspera, FinDeEspera, OfertaDeEspera } from "./esperas/espera";
import type { Especialidad } from "./especialidades/especialidad";
import type { EspecialistaConAgenda } from "./especialistas/especialista";
import type { Choque, Horario } from "./horarios/horario";
import type { Intervalo, Ocupado } from "./horarios/disponibilidad";
import type { AccesoADatos } from "./misDatos/accesoADatos";
import type { CopiaDeDatos } from "./misDatos/copia";
import type { Eliminacion } from "./misDatos/eliminacion";
import type { Notificacion } from "./notificaciones/notificacion";
import type { Cobro, EstadoDePago, Pago } from "./pagos/pago";
import type { EstadoDePedido, Pedido } from "./pedidos/pedido";
import type { Modal, ModalAtendido } from "./modales/modal";
import type { Persona } from "./personas/persona";
import type { Nota, NotaDeCita } from "./notas/nota";
import type { Preferencias } from "./preferencias/preferencias";
import type { CambioDeCorreo, PersonaConVersion } from "./cuenta/cuenta";
import type { Nombres } from "./personas/nombres";
import type { Recuperacion } from "./recuperacion/recuperacion";
import type { Choque as ChoqueDeRegistro, DatosDeRegistro, Registro } from "./registro/registro";
import type { Result } from "./shared/result";
import type { Sitio } from "./marca";
import type { Bono, MotivoDeMovimiento, Movimiento } from "./saldo/saldo";
import type { Lote } from "./saldo/lotes";
import type { LoteDeMonedas, MotivoDeMonedas, MovimientoDeMonedas } from "./monedas/monedas";
import type { Ganador } from "./sorteos/elegirGanador";
import type { Participacion, Sorteo } from "./sorteos/sorteo";
import type { Rol } from "./videollamada/escalera";
import type { Mensaje, Presencia } from "./videollamada/sala";

/** What the use cases need of the storage. Inside a transaction every one of these speaks to it. */
export interface Repositorios {
  especialidades: EspecialidadRepository;
  especialistas: EspecialistaRepository;
  horarios: HorarioRepository;
  pedidos: PedidoRepository;
  cupones: CuponRepository;
  datosDeCompra: DatosDeCompraRepository;
  paquetes: PaqueteRepository;
  compras: CompraRepository;
  comprobantes: ComprobanteRepository;
  cobros: CobroRepository;
  pagos: PagoRepository;
  citas: CitaRepository;
  historial: HistorialRepository;
  catalogo: CatalogoRepository;
  actos: ActoRepository;
  saldos: SaldoRepository;
  monedas: MonedaRepository;
  personas: PersonaRepository;
  accesos: AccesoRepository;
  intentos: IntentoRepository;
  correos: CorreoRepository;
  politicas: PoliticaRepository;
  consentimientos: ConsentimientoRepository;
  calendarios: CalendarioRepository;
  identidades: IdentidadEnlazadaRepository;
  perfiles: PerfilRepository;
  aceptacionesPublicas: AceptacionPublicaRepository;
  modales: ModalRepository;
  preferencias: PreferenciaRepository;
  sorteos: SorteoRepository;
  notificaciones: NotificacionRepository;
  misDatos: MisDatosRepository;
  eliminaciones: EliminacionRepository;
  accesosADatos: AccesoADatosRepository;
  codigos: CodigoRepository;
  registros: RegistroRepository;
  recuperaciones: RecuperacionRepository;
  cambiosDeCorreo: CambioDeCorreoRepository;
  salas: SalaRepository;
  notas: NotaRepository;
  esperas: EsperaRepository;
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

/** Of use cases that write to people: links in mails and calendars begin with it. */
export interface DepsConSitio extends Deps {
  sitio: Sitio;
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
  /** What was offered to one person becomes a hold like any other, chosen at `now`, if it is held still. */
  renovar(idHorario: string, expiraEn: Date, now: Date): Promise<boolean>;
  /** A payment under way keeps the time until `hasta`, if it is held still. */
  mantener(idHorario: string, hasta: Date): Promise<void>;
  /** From held to reserved. With `vigenteEn`, only while the hold has not expired. */
  reservar(idHorario: string, vigenteEn?: Date): Promise<boolean>;
  /** From held to released; frees what it occupied. */
  liberar(idHorario: string): Promise<boolean>;
  /** From reserved to released; frees what it occupied. */
  soltar(idHorario: string): Promise<boolean>;
  /**
   * Reserves another time for whoever has `anterior` reserved, and frees that one only then. What both take is
   * handed over: a session may move by ten minutes, or within a day that is full.
   */
  mover(anterior: Horario, nuevo: Horario, especialista: EspecialistaConAgenda): Promise<Choque | null>;
  /** Marks the expired holds and frees what they occupied. Answers their ids. */
  vencer(alcance: Alcance, now: Date): Promise<string[]>;
}

export interface PedidoRepository {
  /** One live order for a hold: a second one answers the first. */
  crear(pedido: Pedido): Promise<Pedido>;
  deUnaPersona(idPedido: string, idPersona: number): Promise<Pedido | null>;
  porId(idPedido: string): Promise<Pedido | null>;
  ultimoDelHorario(idHorario: string): Promise<Pedido | null>;
  /** Their orders that wait for a payment, the oldest first. */
  pendientes(idPersona: number): Promise<Pedido[]>;
  /** Changes the state if it still is one of `desde`. What ends without its session gives its coupon back. */
  cambiarEstado(
    idPedido: string,
    desde: EstadoDePedido[],
    hasta: EstadoDePedido,
    now: Date,
  ): Promise<boolean>;
  /** The order is for another time from now on. */
  mudar(idPedido: string, idHorario: string, now: Date): Promise<void>;
  /** Writes which coupon the order uses, and what it takes off. */
  rebajar(idPedido: string, cupon: string | null, descuentoCentimos: number, now: Date): Promise<void>;
  /** The pending orders of these holds end, and give their coupons back. */
  cerrarPendientes(idsHorario: readonly string[], hasta: "vencido" | "anulado", now: Date): Promise<void>;
}

export interface CuponRepository {
  /** Writes a coupon, or its new limits; its uses stay as they are. */
  guardar(cupon: Cupon): Promise<void>;
  porCodigo(codigo: string): Promise<Cupon | null>;
  /** The uses that have not come back. */
  usos(codigo: string, idPersona: number): Promise<UsosDeCupon>;
  /** Counts one more use if its total allows it. Whoever asked holds the coupon until their transaction ends. */
  contarUso(codigo: string): Promise<boolean>;
  /** Writes whose use was counted. An order has one at a time. */
  anotarUso(uso: { codigo: string; idPersona: number; idPedido: string }, now: Date): Promise<void>;
  /** The uses of these orders come back. */
  devolver(idsPedido: readonly string[], now: Date): Promise<void>;
  /** Counts an order's use again if it had come back. Answers whether the order has what it was promised. */
  retomar(pedido: Pick<Pedido, "idPedido" | "idPersona" | "cupon">, now: Date): Promise<boolean>;
}

export interface DatosDeCompraRepository {
  de(idPersona: number): Promise<DatosDeCompra | null>;
  guardar(idPersona: number, datos: DatosDeCompra, now: Date): Promise<void>;
}

export interface PaqueteRepository {
  /** Those that were withdrawn too. */
  todos(): Promise<(Paquete & { enVenta: boolean })[]>;
  /** Writes a pack, or its terms anew, and puts it on sale. Orders that were made keep theirs. */
  guardar(paquete: Paquete): Promise<void>;
  /** These answer whether there is such a pack. */
  fijarPrecio(idPaquete: string, precioCentimos: number): Promise<boolean>;
  retirar(idPaquete: string): Promise<boolean>;
  enVenta(): Promise<Paquete[]>;
  enVentaPorId(idPaquete: string): Promise<Paquete | null>;
}

/** The orders that are for a pack. Their states are changed as those of any order. */
export interface CompraRepository {
  /** One unpaid order of a pack for a person: a second one answers the first. */
  crear(compra: Compra): Promise<Compra>;
  /** Writes one that coins have paid, unless there is an order of this id. Answers whether it did. */
  canjear(compra: Compra): Promise<boolean>;
  porId(idPedido: string): Promise<Compra | null>;
  /** Reads it; nobody else changes it until the transaction ends. */
  bloquear(idPedido: string): Promise<Compra | null>;
  deUnaPersona(idPedido: string, idPersona: number): Promise<Compra | null>;
  /** The one of this pack that they have not paid. */
  pendiente(idPersona: number, idPaquete: string): Promise<Compra | null>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantas: number): Promise<Compra[]>;
  /** Ends the unpaid ones that were made up to an instant; their coupons come back. */
  vencer(creadasHasta: Date, now: Date): Promise<void>;
}

export interface ComprobanteRepository {
  /** Writes it under the next number of its series, which it holds until the transaction ends. */
  crear(comprobante: ComprobanteNuevo): Promise<void>;
  porId(idComprobante: string): Promise<Comprobante | null>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantos: number): Promise<Comprobante[]>;
  /** Up to `cuantos` that wait to be handed over, or for an answer, the longest due first. */
  porEnviar(now: Date, cuantos: number): Promise<Comprobante[]>;
  /** Counts one more time that it is handed over. False if somebody else did, or it waits no more. */
  tomar(comprobante: Pick<Comprobante, "idComprobante" | "intentos">, siguienteEn: Date): Promise<boolean>;
  posponer(idComprobante: string, siguienteEn: Date): Promise<void>;
  /** What the issuer said of one that waits. */
  responder(idComprobante: string, estado: RespuestaDelEmisor, now: Date): Promise<void>;
  /** Voids one that nobody outside has, or that was refused. Answers whether it was such a one. */
  anular(idComprobante: string, now: Date): Promise<boolean>;
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
  /** Whether money of this person must go back and has not yet. */
  hayPorDevolver(idPersona: number): Promise<boolean>;
}

export interface CitaRepository {
  crear(cita: Cita): Promise<void>;
  delPedido(idPedido: string): Promise<Cita | null>;
  deLaPersona(idPersona: number, desde: Date, hasta: Date | null): Promise<CitaConDetalle[]>;
  deUnaPersona(idCita: string, idPersona: number): Promise<CitaConDetalle | null>;
  porId(idCita: string): Promise<CitaConDetalle | null>;
  /** Those of a specialist that are booked and fall into a stretch of time, in their order. */
  delEspecialista(idEspecialista: string, tramo: Intervalo): Promise<CitaConDetalle[]>;
  /** The newest sessions that began before an instant and took place or should have; of one specialty, or all. */
  anteriores(
    idPersona: number,
    antesDe: Date,
    cuantas: number,
    especialidad?: string,
  ): Promise<CitaConDetalle[]>;
  /** Whether the specialist could not attend one, and its person has not chosen yet what they prefer. */
  hayPorDecidir(idPersona: number): Promise<boolean>;
  /** The newest ones that were cancelled. */
  canceladas(idPersona: number, cuantas: number): Promise<CitaConDetalle[]>;
  /** Sessions that begin in a stretch and were not reminded of under this name in their present version. */
  porRecordar(
    nombre: string,
    tramo: Intervalo,
  ): Promise<{ idCita: string; actualizadaEn: Date; inicio: Date }[]>;
  /** These change a session that still is what `cita` says, and say whether it was. Its version rises. */
  mover(cita: Cita, idHorario: string, now: Date): Promise<boolean>;
  cancelar(cita: Cita, por: QuienCancela, devolucion: Devolucion, now: Date): Promise<boolean>;
  permitirCambio(cita: Cita, now: Date): Promise<boolean>;
  /** What was cancelled without anything back gets it after all. Answers whether it still was so. */
  devolverDespues(idCita: string, devolucion: Devolucion): Promise<boolean>;
  /** No change of the session: its version stays. */
  confirmarAsistencia(cita: Cita): Promise<boolean>;
}

/** What a person shares with the specialist of a session. */
export interface NotaRepository {
  deLaCita(idCita: string): Promise<NotaDeCita | null>;
  /** In the place of the one that was there, for the specialist whom the session has. */
  guardar(cita: CitaConDetalle, nota: Nota, now: Date): Promise<void>;
  borrar(idCita: string): Promise<void>;
}

/** Places in the specialists' waiting lists, and what was offered to each. */
export interface EsperaRepository {
  /** At the end of the specialist's line: its number there, or null for somebody who waits for the same already. */
  apuntar(espera: Omit<Espera, "numero">): Promise<number | null>;
  /** The live place of this person for the same. */
  laMisma(espera: Pick<Espera, "idPersona" | "idEspecialista" | "fecha" | "idCita">): Promise<Espera | null>;
  /** Those that have not ended, in the order of their line. */
  vivas(idsEspecialista: readonly string[]): Promise<Espera[]>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantas: number): Promise<Espera[]>;
  porId(idEspera: string): Promise<Espera | null>;
  deUnaPersona(idEspera: string, idPersona: number): Promise<Espera | null>;
  /** Whether somebody else is to be offered a time before this person may take it. */
  hayAntes(idEspecialista: string, inicio: Date, idPersona: number): Promise<boolean>;
  /** How many wait before this place for some of the same times. */
  cuantasAntes(espera: Espera): Promise<number>;
  /** These answer whether it still was what it was taken for. */
  cambiarEstado(idEspera: string, desde: EstadoDeEspera, hasta: EstadoDeEspera): Promise<boolean>;
  terminar(idEspera: string, fin: FinDeEspera, now: Date): Promise<boolean>;
  /** The session that it waits for has moved. */
  alargar(idEspera: string, hasta: Date): Promise<void>;
  /** Writes an offer, unless the same time was offered to this place before. Answers whether it did. */
  ofrecer(oferta: OfertaDeEspera): Promise<boolean>;
  ofertas(idsEspera: readonly string[]): Promise<OfertaDeEspera[]>;
  /** The newest that was made, whatever became of it. */
  ultimaOferta(idEspera: string): Promise<OfertaDeEspera | null>;
  /** Open ones whose time has come. */
  porRevisar(now: Date, cuantas: number): Promise<OfertaDeEspera[]>;
  /** From open to what became of it, by one caller only. */
  cerrarOferta(idOferta: string, hasta: Exclude<OfertaDeEspera["estado"], "vigente">): Promise<boolean>;
  posponerOferta(idOferta: string, hasta: Date): Promise<void>;
}

/** What happened to orders, line by line. It is written by the repositories that change states, and by nobody else. */
export interface HistorialRepository {
  /** The oldest first. */
  delPedido(idPedido: string): Promise<Cambio[]>;
}

/** Writes the catalogue. */
export interface CatalogoRepository {
  /** Nobody else changes the catalogue until the transaction ends. */
  bloquear(): Promise<void>;
  /** Writes a specialist with their themes, languages and hours; what they had of these is replaced. */
  guardarEspecialista(especialista: EspecialistaConAgenda): Promise<void>;
}

/** What operators did. Lines are added, never changed. */
export interface ActoRepository {
  anotar(acto: Acto): Promise<void>;
  /** The newest first. */
  ultimos(cuantos: number): Promise<Acto[]>;
}

/** Lots of bonos or of coins, which end. */
export interface LotesQueVencen<L> {
  /** Those of a person with something left, the first to end first. */
  lotesVivos(idPersona: number): Promise<L[]>;
  lotesPorVencer(now: Date, cuantos: number): Promise<L[]>;
  /** Ends what is left of a lot whose time has come. */
  vencerLote(idLote: string, now: Date): Promise<void>;
  /** Those that end up to an instant and that nobody was warned of. */
  lotesPorAvisar(hasta: Date, cuantos: number): Promise<L[]>;
  /** Once for each lot. */
  marcarAvisado(idLote: string, now: Date): Promise<boolean>;
}

export interface SaldoRepository extends LotesQueVencen<Lote> {
  de(idPersona: number): Promise<Bono[]>;
  sumar(
    idPersona: number,
    idEspecialidad: number,
    cantidad: number,
    motivo: MotivoDeMovimiento,
    now: Date,
  ): Promise<void>;
  /** Gives back the bono that an order was paid with; once, whoever asks again. */
  devolver(idPersona: number, idEspecialidad: number, idPedido: string, now: Date): Promise<void>;
  /** The newest first. */
  movimientos(idPersona: number, cuantos: number): Promise<Movimiento[]>;
  /** The bonos of a pack that was paid, which end together; once for each order. */
  comprar(compra: Compra, venceEn: Date, now: Date): Promise<void>;
  /** Takes back what is left of a pack's bonos, and says how many that were. */
  retirarCompra(compra: Compra, now: Date): Promise<number>;
  lotesDelPedido(idPedido: string): Promise<Lote[]>;
  /** Takes one bono, the first to end, or answers false: it never goes below zero. */
  gastar(idPersona: number, idEspecialidad: number, idPedido: string, now: Date): Promise<boolean>;
}

interface LineaDeMonedas {
  idPersona: number;
  cantidad: number;
  motivo: MotivoDeMonedas;
  idPedido: string | null;
}

export interface MonedaRepository extends LotesQueVencen<LoteDeMonedas> {
  total(idPersona: number): Promise<number>;
  /** The newest first; what came or went at once is one of them. */
  movimientos(idPersona: number, cuantos: number): Promise<MovimientoDeMonedas[]>;
  dar(linea: LineaDeMonedas, venceEn: Date, now: Date): Promise<void>;
  /** Takes them, the first to end first, or answers false: it never goes below zero. */
  quitar(linea: LineaDeMonedas, now: Date): Promise<boolean>;
  /** Gives back what an order was paid with; those that have ended last a while longer. */
  devolver(idPersona: number, idPedido: string, now: Date): Promise<void>;
}

export interface PersonaRepository {
  porId(idPersona: number): Promise<Persona | null>;
  cuentaPorCorreo(correo: string): Promise<Cuenta | null>;
  cuentaPorDocumento(documento: Documento): Promise<Cuenta | null>;
  cuentaDe(idPersona: number): Promise<Cuenta | null>;
  porDocumento(documento: Documento): Promise<Persona | null>;
  /** Writes a person who has no password of ours, under a new number; null if their document is taken. */
  crearSinCuenta(persona: Omit<Persona, "idPersona">): Promise<number | null>;
  marcarAsegurada(idPersona: number, usuarioLogin: string): Promise<void>;
  /** Writes the phone that somebody has just confirmed, and that their data are confirmed. */
  confirmarDatos(idPersona: number, telefono: { numero: string; prefijo: string }): Promise<void>;
  /** Writes a person and their account under the next number, or answers what stood in the way. */
  crear(
    persona: Omit<Persona, "idPersona">,
    claveHash: string,
  ): Promise<{ idPersona: number } | { choque: ChoqueDeRegistro }>;
  conVersion(idPersona: number): Promise<PersonaConVersion | null>;
  /** The mail that signs in first, then the one of the contact data if it is another. */
  correosDe(idPersona: number): Promise<string[]>;
  /** Who has this number on a document; of several the one whose document is the most usual. */
  porNumeroDeDocumento(numero: string): Promise<number | null>;
  /** Changes over the version that was seen, which also confirms the data. Answers whether it still was that one. */
  guardarContacto(
    idPersona: number,
    version: number,
    contacto: Pick<Persona, "prefijo" | "telefono">,
  ): Promise<boolean>;
  guardarNombres(idPersona: number, version: number, nombres: Nombres): Promise<boolean>;
  /** Signs in and is written to by another mail from now on. Answers false if it is somebody else's. */
  cambiarCorreo(idPersona: number, correo: string): Promise<boolean>;
  cambiarClave(idPersona: number, claveHash: string): Promise<void>;
}

export interface CodigoRepository {
  /** A new code in the place of the one before, with all its tries. */
  guardar(codigo: Codigo): Promise<void>;
  /** Counts a look at a code. Answers its digest, or null when it has run out of tries or of time. */
  contarIntento(idCodigo: string, maximo: number, now: Date): Promise<string | null>;
  /** Uses the code up, once. */
  usar(idCodigo: string, huella: string): Promise<boolean>;
}

export interface RegistroRepository {
  abrir(idRegistro: string, expiraEn: Date): Promise<void>;
  porId(idRegistro: string, now: Date): Promise<Registro | null>;
  /** Writes one step and lets the draft live on. Answers whether it still was there. */
  anotar(idRegistro: string, cambios: Partial<DatosDeRegistro>, expiraEn: Date, now: Date): Promise<boolean>;
  borrar(idRegistro: string): Promise<void>;
}

export interface RecuperacionRepository {
  abrir(recuperacion: Recuperacion): Promise<void>;
  /** Only while it can still be used. */
  porId(idRecuperacion: string, now: Date): Promise<Recuperacion | null>;
  porEnlace(huella: string, now: Date): Promise<Recuperacion | null>;
  verificar(idRecuperacion: string, now: Date): Promise<boolean>;
  /** Uses it up, once, with every other one of the same person. */
  usar(idRecuperacion: string, now: Date): Promise<boolean>;
}

export interface CambioDeCorreoRepository {
  abrir(cambio: CambioDeCorreo): Promise<void>;
  /** The newest one that nobody has confirmed yet. */
  pendiente(idPersona: number, desde: Date): Promise<CambioDeCorreo | null>;
  confirmar(idCambio: string, huellaParaDeshacer: string, deshacerHasta: Date, now: Date): Promise<void>;
  porDeshacer(huella: string, now: Date): Promise<CambioDeCorreo | null>;
  /** Once. */
  deshacer(idCambio: string, now: Date): Promise<boolean>;
}

export interface AccesoRepository {
  abrir(acceso: Acceso, origen?: OrigenDeAcceso): Promise<void>;
  porId(idAcceso: string): Promise<AccesoEnUso | null>;
  /** Notes that it was used, unless somebody noted it after `siEsAnteriorA`. */
  anotarUso(idAcceso: string, now: Date, siEsAnteriorA: Date): Promise<void>;
  /** Those of a person that are neither closed nor over, the last used first. */
  abiertos(idPersona: number, now: Date, usadosDesde: Date): Promise<AccesoEnUso[]>;
  /** Closes one of a person's own. Answers whether it was open. */
  cerrarDePersona(idAcceso: string, idPersona: number, now: Date): Promise<boolean>;
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
  /** Takes mails back that have not been sent. */
  retirar(idsCorreo: readonly string[]): Promise<void>;
  /** How the newest stand; neither to whom they go nor what they say. */
  resumen(cuantos: number): Promise<EnvioDeCorreo[]>;
  /** Sends one again. Answers whether it is there. */
  reenviar(idCorreo: string, now: Date): Promise<boolean>;
}

export interface CalendarioRepository {
  de(idPersona: number): Promise<Calendario | null>;
  porToken(token: string): Promise<Calendario | null>;
  /** Another one in the place of the one there was. */
  guardar(calendario: Calendario): Promise<void>;
  borrar(idPersona: number): Promise<void>;
}

export interface PoliticaRepository {
  /** The versions in force of a flow's policies, in the order in which they are shown. */
  vigentes(flujo: Flujo, now: Date): Promise<PoliticaVigente[]>;
  /** Every version of a text up to now, the newest first. */
  versiones(flujo: Flujo, codigo: string, now: Date): Promise<VersionDePolitica[]>;
}

export interface ConsentimientoRepository {
  anotar(consentimientos: readonly Consentimiento[]): Promise<void>;
  /** The whole ledger of a person, the newest line first. */
  deLaPersona(idPersona: number): Promise<Consentimiento[]>;
}

export interface AceptacionPublicaRepository {
  anotar(lineas: readonly AceptacionPublica[]): Promise<void>;
  porId(idAceptacion: string): Promise<AceptacionPublica[]>;
}

export interface ModalRepository {
  /** Notes that it was shown; showing it again changes nothing. */
  mostrar(idPersona: number, modal: Modal, version: string, now: Date): Promise<void>;
  /** The first answer wins, except that what was closed may still be accepted. Says whether this one counts. */
  atender(idPersona: number, visto: ModalAtendido, now: Date): Promise<boolean>;
  /** What a person answered or closed, in every version. */
  atendidos(idPersona: number): Promise<ModalAtendido[]>;
}

export interface PreferenciaRepository {
  de(idPersona: number): Promise<Preferencias | null>;
  guardar(idPersona: number, preferencias: Preferencias, now: Date): Promise<void>;
}

export interface SorteoRepository {
  /** The one that was opened last. */
  ultimo(now: Date): Promise<Sorteo | null>;
  deUnaPersona(idSorteo: string, idPersona: number): Promise<Participacion | null>;
  /** Gives the next number, once for each person. Needs a transaction: the series waits for its end. */
  participar(idSorteo: string, idPersona: number, via: Participacion["via"], now: Date): Promise<void>;
  retirar(idSorteo: string, idPersona: number, now: Date): Promise<boolean>;
  /** The entries that have not been withdrawn. */
  contar(idSorteo: string): Promise<number>;
  porId(idSorteo: string): Promise<Sorteo | null>;
  /** The numbers of the entries that have not been withdrawn, in order. */
  numeros(idSorteo: string): Promise<number[]>;
  /** Writes the digest of its seed, once. Answers whether this was the time. */
  comprometer(idSorteo: string, huellaDeSemilla: string, now: Date): Promise<boolean>;
  huellaDeSemilla(idSorteo: string): Promise<string | null>;
  /** Writes who won, once. Answers whether this was the time. */
  guardarGanador(idSorteo: string, ganador: Ganador, now: Date): Promise<boolean>;
}

export interface IdentidadEnlazadaRepository {
  /** Whose this subject of the insurer's is. */
  personaDe(emisor: string, sujeto: string): Promise<number | null>;
  dePersona(idPersona: number): Promise<IdentidadEnlazada | null>;
  /** Links them, unless the subject or the person is linked already. Answers whether it did. */
  enlazar(identidad: IdentidadEnlazada, now: Date): Promise<boolean>;
}

export interface PerfilRepository {
  de(idPersona: number): Promise<DatosDePerfil>;
  guardar(idPersona: number, datos: DatosDePerfil): Promise<void>;
}

export interface NotificacionRepository {
  crear(notificacion: Notificacion): Promise<void>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantas: number): Promise<Notificacion[]>;
  sinVer(idPersona: number): Promise<number>;
  /** Answers how many were still new. */
  marcarVistas(idPersona: number, hasta: Date, now: Date): Promise<number>;
}

export interface MisDatosRepository {
  /** Everything that is kept about a person, table by table. */
  copiar(idPersona: number): Promise<CopiaDeDatos>;
  /** Takes out of every table what names the person; what the law wants kept stays, without a name. */
  anonimizar(idPersona: number): Promise<void>;
}

export interface EliminacionRepository {
  abierta(idPersona: number): Promise<Eliminacion | null>;
  /** Answers false when one is open already. */
  pedir(eliminacion: Eliminacion): Promise<boolean>;
  /** From open to closed, by one caller only. */
  cerrar(idEliminacion: string, estado: "cancelada" | "hecha", now: Date): Promise<boolean>;
  posponer(idEliminacion: string, ejecutarEn: Date): Promise<void>;
  porHacer(now: Date, cuantas: number): Promise<Eliminacion[]>;
  /** The last mail of a deleted account holds its address until it has been sent. */
  olvidarDespedidas(): Promise<void>;
}

export interface AccesoADatosRepository {
  anotar(acceso: AccesoADatos): Promise<void>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantos: number): Promise<AccesoADatos[]>;
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
