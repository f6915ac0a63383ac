import type { CalendarioRepository } from "./agenda/calendario/repositorio";
import type { CitaRepository } from "./agenda/citas/repositorio";
import type { CompraRepository, PaqueteRepository } from "./paquetes/compras/repositorio";
import type { ComprobanteRepository, DatosDeCompraRepository } from "./ventas/comprobantes/repositorio";
import type {
  AceptacionPublicaRepository,
  ConsentimientoRepository,
  PoliticaRepository,
} from "./consentimientos/repositorio";
import type { CorreoRepository } from "./avisos/correo/repositorio";
import type { CambioDeCorreoRepository } from "./cuentas/cuenta/repositorio";
import type { CuponRepository } from "./ventas/cupones/repositorio";
import type { EspecialidadRepository } from "./agenda/especialidades/repositorio";
import type { EspecialistaRepository } from "./agenda/especialistas/repositorio";
import type { EsperaRepository } from "./agenda/esperas/repositorio";
import type { HistorialRepository } from "./ventas/historial/repositorio";
import type { HorarioRepository } from "./agenda/horarios/repositorio";
import type {
  AccesoRepository,
  BloqueoRepository,
  CodigoRepository,
  IdentidadEnlazadaRepository,
  IntentoRepository,
} from "./cuentas/identidad/repositorio";
import type { Sitio } from "./shared/marca";
import type {
  AccesoADatosRepository,
  EliminacionRepository,
  MisDatosRepository,
} from "./cuentas/misDatos/repositorio";
import type { ModalRepository } from "./avisos/modales/repositorio";
import type { MonedaRepository } from "./paquetes/monedas/repositorio";
import type { NotaRepository } from "./agenda/notas/repositorio";
import type { NotificacionRepository } from "./avisos/notificaciones/repositorio";
import type { FalloRepository } from "./operador/fallo";
import type { ActoRepository, CatalogoRepository } from "./operador/repositorio";
import type { CobroRepository, PagoRepository } from "./ventas/pagos/repositorio";
import type { ReservaRepository } from "./agenda/reservas/repositorio";
import type { PedidoRepository } from "./ventas/pedidos/repositorio";
import type { PerfilRepository } from "./cuentas/perfil/repositorio";
import type { PersonaRepository } from "./cuentas/personas/repositorio";
import type { PreferenciaRepository } from "./cuentas/preferencias/repositorio";
import type { RecuperacionRepository } from "./cuentas/recuperacion/repositorio";
import type { RegistroRepository } from "./cuentas/registro/repositorio";
import type { SaldoRepository } from "./paquetes/saldo/repositorio";
import type { SegundoFactorRepository } from "./cuentas/segundoFactor/repositorio";
import type { Result } from "./shared/result";
import type { SorteoRepository } from "./consentimientos/sorteos/repositorio";
import type { SalaRepository } from "./agenda/videollamada/repositorio";

/** What the use cases need of the storage. Inside a transaction every one of these speaks to it. */
export interface Repositorios {
  especialidades: EspecialidadRepository;
  especialistas: EspecialistaRepository;
  horarios: HorarioRepository;
  pedidos: PedidoRepository;
  reservas: ReservaRepository;
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
  bloqueos: BloqueoRepository;
  segundosFactores: SegundoFactorRepository;
  intentos: IntentoRepository;
  correos: CorreoRepository;
  politicas: PoliticaRepository;
  consentimientos: ConsentimientoRepository;
  calendarios: CalendarioRepository;
  fallos: FalloRepository;
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
