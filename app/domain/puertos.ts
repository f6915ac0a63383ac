import type { CalendarioRepository } from "./calendario/repositorio";
import type { CitaRepository } from "./citas/repositorio";
import type { CompraRepository, DatosDeCompraRepository, PaqueteRepository } from "./compras/repositorio";
import type { ComprobanteRepository } from "./comprobantes/repositorio";
import type {
  AceptacionPublicaRepository,
  ConsentimientoRepository,
  PoliticaRepository,
} from "./consentimientos/repositorio";
import type { CorreoRepository } from "./correo/repositorio";
import type { CambioDeCorreoRepository } from "./cuenta/repositorio";
import type { CuponRepository } from "./cupones/repositorio";
import type { EspecialidadRepository } from "./especialidades/repositorio";
import type { EspecialistaRepository } from "./especialistas/repositorio";
import type { EsperaRepository } from "./esperas/repositorio";
import type { HistorialRepository } from "./historial/repositorio";
import type { HorarioRepository } from "./horarios/repositorio";
import type {
  AccesoRepository,
  BloqueoRepository,
  CodigoRepository,
  IdentidadEnlazadaRepository,
  IntentoRepository,
} from "./identidad/repositorio";
import type { Sitio } from "./marca";
import type {
  AccesoADatosRepository,
  EliminacionRepository,
  MisDatosRepository,
} from "./misDatos/repositorio";
import type { ModalRepository } from "./modales/repositorio";
import type { MonedaRepository } from "./monedas/repositorio";
import type { NotaRepository } from "./notas/repositorio";
import type { NotificacionRepository } from "./notificaciones/repositorio";
import type { FalloRepository } from "./operador/fallo";
import type { ActoRepository, CatalogoRepository } from "./operador/repositorio";
import type { CobroRepository, PagoRepository } from "./pagos/repositorio";
import type { PedidoRepository } from "./pedidos/repositorio";
import type { PerfilRepository } from "./perfil/repositorio";
import type { PersonaRepository } from "./personas/repositorio";
import type { PreferenciaRepository } from "./preferencias/repositorio";
import type { RecuperacionRepository } from "./recuperacion/repositorio";
import type { RegistroRepository } from "./registro/repositorio";
import type { SaldoRepository } from "./saldo/repositorio";
import type { SegundoFactorRepository } from "./segundoFactor/repositorio";
import type { Result } from "./shared/result";
import type { SorteoRepository } from "./sorteos/repositorio";
import type { SalaRepository } from "./videollamada/repositorio";

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
