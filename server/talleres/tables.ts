import type { ClaseDeTaller } from "../../app/domain/shared/claseDeTaller";
import type {
  EstadoDeInscripcion,
  FinDeInscripcion,
  GuardadaPara,
} from "../../app/domain/talleres/inscripciones/inscripcion";
import type { Generated } from "kysely";
import type { EstadoDePregunta } from "../../app/domain/talleres/sala/pregunta";
import type { Bit, Fecha, Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";
import type { FormaDePago } from "../../app/domain/ventas/pedidos/formaDePago";

export interface TalleresTables {
  preguntas_de_taller: PreguntaRow;
  certificados: CertificadoRow;
  inscripciones: InscripcionRow;
  fechas_de_taller: FechaDeTallerRow;
  pedidos_de_taller: PedidoDeTallerRow;
  cuentas_de_anfitrion: CuentaDeAnfitrionRow;
}

declare module "../platform/database/schema" {
  interface Tables extends TalleresTables {}
}

/** Rows past their time are deleted table by table in this order: a date once no row refers to it. */
export const tables: TablesOf<TalleresTables> = {
  // A place in an attended workshop is kept, because it reveals something of the person's history. An abandoned place
  // is soon of no use.
  inscripciones: {
    grows: true,
    sweep: [
      { key: ["id_inscripcion"], ended: "terminada_en", daysKept: 730 },
      // A place that nobody ended is deleted only when its workshop is long past, however early the place was
      // requested.
      { key: ["id_inscripcion"], ended: "creada_en", alsoPast: "fecha", daysKept: 2 * 730, ofHistory: true },
    ],
  },
  preguntas_de_taller: {
    grows: true,
    sweep: { key: ["id_pregunta"], ended: "creada_en", daysKept: 2 * 365 },
  },
  // Certificates are kept for as long as the person wants them.
  certificados: { grows: true },
  // A workshop date without places is kept for as long as the job of the waiting lists looks at it.
  fechas_de_taller: {
    grows: true,
    sweep: {
      key: ["uid", "fecha"],
      ended: "inicio",
      unlessIn: ["inscripciones", "preguntas_de_taller"],
      daysKept: 8,
    },
  },
  pedidos_de_taller: { grows: true },
  cuentas_de_anfitrion: { grows: false },
};

interface FechaDeTallerRow {
  uid: string;
  fecha: Fecha;
  titulo: string;
  clase: Generated<ClaseDeTaller>;
  url: string;
  inicio: Instante;
  fin: Instante;
  cupos: number;
  precio_centimos: Generated<number>;
  cancelada_por: string | null;
  creada_en: Instante;
  empezada_en: Instante | null;
  terminada_en: Instante | null;
  /** Number of times that the links of a workshop's host were revoked. */
  enlaces_anulados: Generated<number>;
}

/** Workshop date that an order pays, and its form of payment. */
interface PedidoDeTallerRow {
  id_pedido: string;
  id_inscripcion: string;
  uid: string;
  fecha: Fecha;
  titulo: string;
  url: string;
  inicio: Instante;
  forma_de_pago: FormaDePago | null;
}

interface InscripcionRow {
  id_inscripcion: string;
  id_persona: number;
  uid: string;
  fecha: Fecha;
  estado: EstadoDeInscripcion;
  numero: number | null;
  expira_en: Instante | null;
  saltada_en: Instante | null;
  recordada: string | null;
  fin: FinDeInscripcion | null;
  creada_en: Instante;
  terminada_en: Instante | null;
  presente_en: Instante | null;
  presente_segundos: Generated<number>;
  /** Time at which the person first opened a meeting on another platform. */
  entro_en: Instante | null;
  asistio_en: Instante | null;
  inscrita_en: Instante | null;
  guardada_para: GuardadaPara | null;
}

/** Certificate of attendance. It holds all that it shows, so that it outlives the row of its workshop date. */
interface CertificadoRow {
  codigo: string;
  id_inscripcion: string;
  id_persona: number;
  nombre: string;
  titulo: string;
  clase: Generated<ClaseDeTaller>;
  inicio: Instante;
  minutos: number;
  emitido_en: Instante;
  presente_segundos: number;
  entro_en: Instante | null;
  /** 1 when the host confirmed that the person attended the workshop. */
  confirmado: Bit;
  revocado_en: Instante | null;
  revocado_por: string | null;
}

interface PreguntaRow {
  id_pregunta: string;
  id_persona: number;
  uid: string;
  fecha: Fecha;
  texto: string;
  estado: EstadoDePregunta;
  creada_en: Instante;
}

/** Staff account that leads the workshops of an author of the content. */
interface CuentaDeAnfitrionRow {
  id_cuenta: string;
  uid_autor: string;
  unida_en: Instante;
}
