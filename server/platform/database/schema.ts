import type { Generated } from "kysely";
import type { FinDeEspera } from "../../../app/domain/agenda/esperas/espera";
import type { CodigoDeFallo } from "../../../app/domain/shared/fallo";
import type { MotivoDeMonedas } from "../../../app/domain/paquetes/monedas/monedas";

/** The rows of the database as Kysely sees them. Columns are the JSON field in snake_case; see `migrations/`. */

/** An ISO instant in UTC with milliseconds, so that text order is time order. */
type Instante = string;
/** `yyyy-MM-dd` of America/Lima. */
type Fecha = string;
/** 0 or 1: both engines store and compare it the same way. */
type Bit = number;

export interface Tables {
  especialidades: EspecialidadRow;
  especialistas: EspecialistaRow;
  temas_de_especialista: { id_especialista: string; tema: string };
  idiomas_de_especialista: { id_especialista: string; idioma: string };
  turnos: { id_especialista: string; dia_semana: number; desde: string; hasta: string };
  excepciones: {
    id_especialista: string;
    fecha: Fecha;
    desde: string;
    hasta: string;
    tipo: "cerrado" | "abierto";
  };
  versiones: { clave: string; numero: number };
  personas: PersonaRow;
  cuentas: { id_persona: number; correo: string; clave_hash: string };
  accesos: AccesoRow;
  refrescos: { huella: string; id_acceso: string; usado_en: Instante | null; expira_en: Instante };
  bloqueos: BloqueoRow;
  segundos_factores: SegundoFactorRow;
  codigos_de_respaldo: { id_persona: number; huella: string; usado_en: Instante | null };
  intentos: { clave: string; cuenta: number; desde: Instante };
  claves_idempotentes: ClaveIdempotenteRow;
  horarios: HorarioRow;
  ocupaciones: { recurso: string; tramo: number; id_horario: string };
  pedidos: PedidoRow;
  cupones: CuponRow;
  usos_de_cupon: UsoDeCuponRow;
  datos_de_compra: DatosDeCompraRow;
  comprobantes: ComprobanteRow;
  paquetes: PaqueteRow;
  contenido_de_paquetes: { id_paquete: string } & ParteRow;
  contenido_de_pedidos: { id_pedido: string } & ParteRow;
  lotes_de_saldo: LoteRow;
  cobros: CobroRow;
  pagos: PagoRow;
  citas: CitaRow;
  saldos: { id_persona: number; id_especialidad: number; cantidad: number };
  movimientos_de_saldo: MovimientoRow;
  monedas: { id_persona: number; cantidad: number };
  lotes_de_monedas: LoteDeMonedasRow;
  movimientos_de_monedas: MovimientoDeMonedasRow;
  correos: CorreoRow;
  politicas: PoliticaRow;
  consentimientos: ConsentimientoRow;
  notificaciones: NotificacionRow;
  eliminaciones: EliminacionRow;
  accesos_a_datos: AccesoADatosRow;
  contadores: { nombre: string; valor: number };
  fallos: FalloRow;
  /** `token` is the digest of the token. */
  calendarios: { id_persona: number; token: string; creado_en: Instante };
  identidades_enlazadas: { emisor: string; sujeto: string; id_persona: number; enlazada_en: Instante };
  planes_de_persona: { id_persona: number; orden: number; codigo_plan: string };
  tipos_de_usuario: { id_persona: number; orden: number; tipo: string };
  beneficios: { id_persona: number; tiene_eps: Bit; es_piloto: Bit };
  aceptaciones_publicas: AceptacionPublicaRow;
  modales_vistos: ModalVistoRow;
  preferencias: { id_persona: number; avisos_discretos: Bit; actualizado_en: Instante };
  temas_de_persona: { id_persona: number; tema: string };
  sorteos: SorteoRow;
  participaciones_en_sorteos: ParticipacionRow;
  codigos: { id_codigo: string; huella: string; intentos: number; expira_en: Instante };
  registros: RegistroRow;
  recuperaciones: RecuperacionRow;
  cambios_de_correo: CambioDeCorreoRow;
  esperas: EsperaRow;
  ofertas_de_espera: OfertaDeEsperaRow;
  historial: HistorialRow;
  actos_de_operador: ActoDeOperadorRow;
  compromisos_de_sorteo: { id_sorteo: string; huella_de_semilla: string; creado_en: Instante };
  ganadores_de_sorteo: GanadorRow;
  notas_de_cita: NotaDeCitaRow;
  salas: { id_cita: string; ultimo_numero: number; cierra_en: Instante };
  presencias_en_sala: PresenciaRow;
  mensajes_de_sala: MensajeDeSalaRow;
  pasarela_preferencias: PreferenciaRow;
  pasarela_pagos: PagoDePruebaRow;
  pasarela_avisos: AvisoRow;
  pasarela_devoluciones: { clave: string; id_pago: string; monto_centimos: number; creada_en: Instante };
  devoluciones_parciales: DevolucionParcialRow;
}

interface EspecialidadRow {
  id: number;
  slug: string;
  code: string;
  name: string;
  color: string;
  icon: string;
  small_icon: string;
  image: string;
  information: string;
  description: string;
  is_default: Bit;
  plazo_de_cancelacion_en_minutos: number;
  plazo_de_reprogramacion_en_minutos: number;
}

interface EspecialistaRow {
  id_especialista: string;
  id_especialidad: number;
  slug: string;
  nombre: string;
  apellido: string;
  colegiatura: string;
  presentacion: string;
  retrato: string;
  precio_centimos: number;
  duracion_en_minutos: number;
  margen_en_minutos: number;
  anticipacion_en_minutos: number;
  ventana_en_dias: number;
  maximo_diario: number;
}

interface PersonaRow {
  id_persona: number;
  id_usuario: string;
  digital_id: string;
  nombre: string;
  ape_paterno: string;
  ape_materno: string;
  email: string;
  telefono: string;
  prefijo: string;
  datos_confirmados: Bit;
  usuario_login: string;
  numero_documento: string;
  id_tipo_documento: number;
  es_asegurada: Bit;
  version: Generated<number>;
}

/** A sign-up under way; a step that is not filled yet is null. */
interface RegistroRow {
  id_registro: string;
  id_tipo_documento: number | null;
  numero_documento: string | null;
  nombre: string | null;
  ape_paterno: string | null;
  ape_materno: string | null;
  prefijo: string | null;
  telefono: string | null;
  correo: string | null;
  clave_hash: string | null;
  /** JSON: one answer for each policy that was shown. */
  aceptaciones: string | null;
  expira_en: Instante;
}

interface RecuperacionRow {
  id_recuperacion: string;
  /** Null when nobody has the mail or document that was asked about. */
  id_persona: number | null;
  huella_de_quien: Generated<string>;
  huella_de_enlace: string;
  verificada_en: Instante | null;
  usada_en: Instante | null;
  expira_en: Instante;
}

/** Named by a mail, or by a document. */
interface BloqueoRow {
  id_bloqueo: string;
  correo: string | null;
  id_tipo_documento: number | null;
  numero_documento: string | null;
  creado_en: Instante;
}

interface SegundoFactorRow {
  id_persona: number;
  secreto_cifrado: string;
  pedido_en: Instante;
  activado_en: Instante | null;
  ultimo_paso: number | null;
}

interface CambioDeCorreoRow {
  id_cambio: string;
  id_persona: number;
  anterior: string;
  nuevo: string;
  creado_en: Instante;
  confirmado_en: Instante | null;
  huella_para_deshacer: string | null;
  deshacer_hasta: Instante | null;
  deshecho_en: Instante | null;
}

interface AccesoRow {
  id_acceso: string;
  id_persona: number;
  creado_en: Instante;
  expira_en: Instante;
  cerrado_en: Instante | null;
  /** At most an hour old; null in a row that was written without it. */
  ultimo_uso_en: Instante | null;
  dispositivo: Generated<string>;
  puerta: Generated<string>;
}

interface ClaveIdempotenteRow {
  id_persona: number;
  clave: string;
  huella: string;
  estado_http: number | null;
  cuerpo: string | null;
  creada_en: Instante;
}

interface HorarioRow {
  id_horario: string;
  id_especialista: string;
  id_persona: number;
  inicio: Instante;
  fin: Instante;
  ocupado_hasta: Instante;
  estado: "retenido" | "reservado" | "liberado" | "vencido";
  expira_en: Instante;
  ampliado: Bit;
  creado_en: Instante;
}

interface PedidoRow {
  id_pedido: string;
  id_persona: number;
  clase: Generated<string>;
  /** What it is for, by its class: a time, or a pack on its terms. */
  id_horario: Generated<string | null>;
  id_paquete: Generated<string | null>;
  meses: Generated<number | null>;
  /** How many coins paid it; null in an order that was not paid so. */
  monedas: Generated<number | null>;
  estado: "pendiente" | "pagado" | "vencido" | "anulado" | "devuelto";
  precio_centimos: number;
  cupon: string | null;
  descuento_centimos: number;
  version_de_datos: string;
  creado_en: Instante;
  actualizado_en: Instante;
  /** The session that it moves, or that went on to another order; null in any other. */
  id_cita: Generated<string | null>;
  /** Only of one that moves a session. */
  version_de_cita: Generated<number | null>;
  /** How much of its price earlier orders of the session paid. */
  a_cuenta_centimos: Generated<number>;
  relevado_por: Generated<string | null>;
}

interface CuponRow {
  codigo: string;
  tipo: "porcentaje" | "monto";
  /** A percentage, or céntimos. */
  valor: number;
  /** What it is for: `sesiones` or `paquetes`; null is for both. */
  para: string | null;
  especialidad: string | null;
  plan: string | null;
  maximo_total: number | null;
  maximo_por_persona: number | null;
  /** How many of its uses have not come back. */
  usados: Generated<number>;
  desde: Instante;
  hasta: Instante;
}

interface UsoDeCuponRow {
  id_uso: string;
  codigo: string;
  id_persona: number;
  id_pedido: string;
  creado_en: Instante;
  devuelto_en: Instante | null;
}

interface DatosDeCompraRow {
  id_persona: number;
  tipo: "boleta" | "factura";
  correo: string;
  nombre: string | null;
  id_tipo_documento: number | null;
  numero_documento: string | null;
  ruc: string | null;
  razon_social: string | null;
  direccion_fiscal: string | null;
  actualizado_en: Instante;
}

interface ComprobanteRow {
  id_comprobante: string;
  id_persona: number;
  id_pedido: string;
  tipo: "boleta" | "factura" | "nota-de-credito";
  serie: string;
  numero: number;
  id_modificado: string | null;
  receptor_nombre: string;
  receptor_tipo_documento: number;
  receptor_numero_documento: string;
  receptor_direccion: string | null;
  receptor_correo: string;
  concepto: string;
  total_centimos: number;
  base_centimos: number;
  igv_centimos: number;
  estado: "pendiente" | "enviado" | "aceptado" | "rechazado" | "anulado";
  emitido_en: Instante;
  actualizado_en: Instante;
  intentos: Generated<number>;
  siguiente_en: Instante;
}

interface CobroRow {
  id_cobro: string;
  id_pedido: string;
  pasarela: string;
  monto_centimos: number;
  referencia: string | null;
  url_de_pago: string | null;
  estado: "abierto" | "cerrado";
  creado_en: Instante;
  vence_en: Instante;
  revisar_en: Instante;
}

interface DevolucionParcialRow {
  id_devolucion: string;
  pasarela: string;
  id_pago: string;
  monto_centimos: number;
  estado: "pedida" | "hecha";
  creado_en: Instante;
  actualizado_en: Instante;
  /** Until then a process has its refund to itself. */
  tomado_hasta: Instante | null;
}

interface PagoRow {
  pasarela: string;
  id_pago: string;
  id_cobro: string;
  monto_centimos: number;
  estado: "procesando" | "rechazado" | "pagado" | "por-devolver" | "devuelto";
  creado_en: Instante;
  actualizado_en: Instante;
  /** Until then a process has its refund to itself. */
  tomado_hasta: Instante | null;
}

interface CitaRow {
  id_cita: string;
  id_pedido: string;
  id_horario: string;
  id_persona: number;
  forma_de_pago: "saldo" | "tarjeta" | "cupon";
  estado: "reservada" | "cancelada";
  creada_en: Instante;
  version: number;
  actualizada_en: Instante;
  cancelada_por: "persona" | "especialista" | "ausencia" | "pasarela" | null;
  devolucion: "bono" | "dinero" | "cupon" | "nada" | null;
  cambio_libre: Bit;
  asistencia_confirmada: Bit;
}

interface ParteRow {
  id_especialidad: number;
  sesiones: number;
}

interface PaqueteRow {
  id_paquete: string;
  /** Null in one of a single specialty. */
  nombre: string | null;
  meses: number;
  precio_centimos: number;
  en_venta: Bit;
  /** Its price in coins; null where it has none. */
  monedas: number | null;
}

interface LoteDeMonedasRow {
  id_lote: string;
  id_persona: number;
  cantidad: number;
  quedan: number;
  vence_en: Instante;
  avisado_en: Instante | null;
  creado_en: Instante;
}

interface MovimientoDeMonedasRow {
  id_movimiento: string;
  id_persona: number;
  id_lote: string;
  cantidad: number;
  motivo: MotivoDeMonedas;
  id_pedido: string | null;
  creado_en: Instante;
}

interface LoteRow {
  id_lote: string;
  id_persona: number;
  id_especialidad: number;
  id_pedido: string;
  cantidad: number;
  quedan: number;
  vence_en: Instante;
  avisado_en: Instante | null;
  creado_en: Instante;
}

interface MovimientoRow {
  id_movimiento: string;
  id_persona: number;
  id_especialidad: number;
  cantidad: number;
  motivo: "bienvenida" | "cita" | "cancelacion" | "compra" | "vencimiento" | "devolucion";
  id_pedido: string | null;
  id_lote: string | null;
  creado_en: Instante;
}

export interface CorreoRow {
  id_correo: string;
  para: string;
  asunto: string;
  texto: string;
  creado_en: Instante;
  enviado_en: Instante | null;
  intentos: Generated<number>;
  siguiente_en: Instante;
  html: string | null;
  /** JSON. */
  adjuntos: string | null;
  id_persona: number | null;
  secreto: Generated<Bit>;
}

interface PoliticaRow {
  codigo: string;
  version: string;
  flujo: string;
  orden: number;
  tipo: "check" | "texto";
  titulo: string;
  enlace: string;
  contenido: string;
  huella_del_texto: string;
  requerido: Bit;
  vigente_desde: Instante;
  icono_de_cierre: Generated<Bit>;
}

export interface LineaDeLibroRow {
  flujo: string;
  codigo: string;
  version: string;
  huella_del_texto: string;
  valor: "0" | "1";
  canal: "web" | "api";
  id_solicitud: string;
  creado_en: Instante;
}

interface ConsentimientoRow extends LineaDeLibroRow {
  id_consentimiento: string;
  id_persona: number;
}

interface AceptacionPublicaRow extends LineaDeLibroRow {
  id_aceptacion: string;
}

interface ModalVistoRow {
  id_persona: number;
  modal: string;
  version: string;
  mostrado_en: Instante;
  atendido_en: Instante | null;
  forma: "aceptado" | "cerrado" | null;
}

interface SorteoRow {
  id_sorteo: string;
  premio: string;
  existencias: number;
  organizador: string;
  ruc: string;
  desde: Instante;
  hasta: Instante;
  sorteo_en: Instante;
  fuente_publica: string;
}

interface ParticipacionRow {
  id_sorteo: string;
  id_persona: number;
  numero: number | null;
  via: "consentimiento" | "formulario";
  creado_en: Instante;
  retirado_en: Instante | null;
}

interface NotificacionRow {
  id_notificacion: string;
  id_persona: number;
  icono: "calendario" | "recibo" | "info";
  mensaje: string;
  enlace: string | null;
  creada_en: Instante;
  vista_en: Instante | null;
}

interface EliminacionRow {
  id_eliminacion: string;
  id_persona: number;
  estado: "pedida" | "cancelada" | "hecha";
  pedida_en: Instante;
  ejecutar_en: Instante;
  cerrada_en: Instante | null;
}

interface AccesoADatosRow {
  id_acceso_a_datos: string;
  id_persona: number;
  accion: string;
  actor: "titular" | "soporte" | "sistema";
  canal: "web" | "api" | "interno";
  creado_en: Instante;
}

interface HistorialRow {
  numero: Generated<number>;
  id_pedido: string;
  asunto: "pedido" | "pago" | "devolucion" | "cita" | "comprobante";
  id_asunto: string;
  desde: string | null;
  hasta: string;
  causa: "persona" | "pasarela" | "conciliacion" | "emisor" | "operador" | "reloj";
  creado_en: Instante;
}

interface ActoDeOperadorRow {
  numero: Generated<number>;
  operador: string;
  orden: string;
  objeto: string;
  resultado: string;
  creado_en: Instante;
}

interface GanadorRow {
  id_sorteo: string;
  semilla: string;
  huella_de_entradas: string;
  entradas: number;
  numero: number;
  valor_publico: Generated<string | null>;
  lista_de_entradas: Generated<string | null>;
  creado_en: Instante;
}

interface PresenciaRow {
  id_cita: string;
  rol: "persona" | "especialista";
  id_conexion: string;
  escalon: "video" | "audio" | "texto" | "telefono";
  vista_en: Instante;
}

interface MensajeDeSalaRow {
  id_cita: string;
  numero: number;
  rol: "persona" | "especialista";
  tipo: "senal" | "texto";
  de_conexion: string | null;
  para_conexion: string | null;
  cuerpo: string;
  creado_en: Instante;
}

interface NotaDeCitaRow {
  id_cita: string;
  id_persona: number;
  id_especialista: string;
  texto: string;
  comparte_historial: Bit;
  inicio_de_cita: Instante;
  actualizada_en: Instante;
}

interface EsperaRow {
  id_espera: string;
  id_persona: number;
  id_especialista: string;
  tipo: "dia" | "antes-de-mi-cita";
  numero: number;
  fecha: Fecha | null;
  id_cita: string | null;
  desde: Instante;
  hasta: Instante;
  estado: "esperando" | "ofrecida" | "terminada";
  fin: FinDeEspera | null;
  creada_en: Instante;
  terminada_en: Instante | null;
}

interface OfertaDeEsperaRow {
  id_oferta: string;
  id_espera: string;
  id_horario: string | null;
  inicio: Instante;
  estado: "vigente" | "aceptada" | "rechazada" | "vencida" | "saltada" | "retirada";
  motivo: "se-cruza" | "demasiadas-retenciones" | null;
  creada_en: Instante;
  expira_en: Instante;
}

/** The three `pasarela_*` tables belong to the sandbox gateway alone: the product never reads them. */
interface PreferenciaRow {
  id: string;
  clave_idempotente: string;
  external_reference: string;
  titulo: string;
  monto_centimos: number;
  url_exito: string;
  url_pendiente: string;
  url_error: string;
  url_de_notificacion: string;
  creada_en: Instante;
  vence_en: Instante;
}

interface PagoDePruebaRow {
  id: string;
  id_preferencia: string;
  external_reference: string;
  monto_centimos: number;
  ultimos_cuatro: string;
  escenario: string;
  estado_final: "aprobado" | "rechazado";
  pendiente_hasta: Instante | null;
  clave_de_envio: string;
  clave_de_devolucion: string | null;
  devuelto_en: Instante | null;
  creado_en: Instante;
}

interface AvisoRow {
  id: string;
  id_pago: string;
  url: string;
  cuerpo: string;
  /** Null once nothing is left to try. */
  enviar_en: Instante | null;
  enviado_en: Instante | null;
  intentos: number;
}

export interface FalloRow {
  id_fallo: string;
  soporte: string;
  lugar: "pagina" | "api" | "trabajo" | "llamada";
  codigo: CodigoDeFallo;
  http: number;
  metodo: string;
  path: string;
  estado: number | null;
  respuesta: string | null;
  mensaje: string;
  ocurrido_en: Instante;
}
