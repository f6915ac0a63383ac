import type {
  EstadoDeInscripcion,
  FinDeInscripcion,
} from "../../app/domain/talleres/inscripciones/inscripcion";
import type { Fecha, Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface TalleresTables {
  inscripciones: InscripcionRow;
  fechas_de_taller: FechaDeTallerRow;
}

declare module "../platform/database/schema" {
  interface Tables extends TalleresTables {}
}

/** In this order they are swept. */
export const tables: TablesOf<TalleresTables> = {
  // What somebody went to says something of them; who left before it is of no use to anybody soon.
  inscripciones: {
    grows: true,
    sweep: [
      { key: ["id_inscripcion"], ended: "terminada_en", daysKept: 730 },
      // No date is asked for so long before.
      { key: ["id_inscripcion"], ended: "creada_en", daysKept: 2 * 730 },
    ],
  },
  fechas_de_taller: { grows: true },
};

interface FechaDeTallerRow {
  uid: string;
  fecha: Fecha;
  titulo: string;
  url: string;
  inicio: Instante;
  fin: Instante;
  cupos: number;
  cancelada_por: string | null;
  creada_en: Instante;
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
}
