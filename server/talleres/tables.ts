import type { ClaseDeTaller } from "../../app/domain/shared/claseDeTaller";
import type {
  EstadoDeInscripcion,
  FinDeInscripcion,
  GuardadaPara,
} from "../../app/domain/talleres/inscripciones/inscripcion";
import type { Generated } from "kysely";
import type { FormaDePago } from "../../app/domain/ventas/pedidos/pedido";
import type { EstadoDePregunta } from "../../app/domain/talleres/sala/pregunta";
import type { Fecha, Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface TalleresTables {
  preguntas_de_taller: PreguntaRow;
  certificados: CertificadoRow;
  inscripciones: InscripcionRow;
  fechas_de_taller: FechaDeTallerRow;
  pedidos_de_taller: PedidoDeTallerRow;
}

declare module "../platform/database/schema" {
  interface Tables extends TalleresTables {}
}

/** In this order they are swept: a date goes once nothing is of it. */
export const tables: TablesOf<TalleresTables> = {
  // What somebody went to says something of them; who left before it is of no use to anybody soon.
  inscripciones: {
    grows: true,
    sweep: [
      { key: ["id_inscripcion"], ended: "terminada_en", daysKept: 730 },
      // A place that nobody ended: its date is long past, however long before it was asked for.
      { key: ["id_inscripcion"], ended: "creada_en", alsoPast: "fecha", daysKept: 2 * 730, ofHistory: true },
    ],
  },
  preguntas_de_taller: {
    grows: true,
    sweep: { key: ["id_pregunta"], ended: "creada_en", daysKept: 2 * 365 },
  },
  // As long as their person wants them.
  certificados: { grows: true },
  // As long as the job of the lines looks at it; nobody has or had anything in it.
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
  /** How often the links of whoever leads it were called back. */
  enlaces_anulados: Generated<number>;
}

/** What an order of a place was for, and how it was paid. */
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
  presente_segundos: number | null;
  /** When its person first opened a meeting that goes on elsewhere. */
  entro_en: Instante | null;
  asistio_en: Instante | null;
  inscrita_en: Instante | null;
  guardada_para: GuardadaPara | null;
}

/** It says all of it by itself, and goes on to say so once its date is swept away. */
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
  presente_segundos: number | null;
  entro_en: Instante | null;
  /** 1 where whoever led the date said that its person was there. */
  confirmado: number | null;
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
