import type { Generated } from "kysely";
import type { Bit, Instante } from "./database/schema";
import type { TablesOf } from "./declarations";

export interface PlatformTables {
  versiones: { clave: string; numero: number };
  intentos: { clave: string; cuenta: number; desde: Instante };
  claves_idempotentes: ClaveIdempotenteRow;
  /** Specialties, to which sessions, bonos and texts refer. */
  especialidades: EspecialidadRow;
  contadores: { nombre: string; valor: number };
}

declare module "./database/schema" {
  interface Tables extends PlatformTables {}
}

/** Tables in the order in which they are swept. */
export const tables: TablesOf<PlatformTables> = {
  versiones: { grows: false },
  intentos: { grows: true, sweep: { key: ["clave"], ended: "desde", daysKept: 2 } },
  claves_idempotentes: {
    grows: true,
    sweep: [
      { key: ["id_persona", "clave"], ended: "creada_en", daysKept: 30 },
      { key: ["id_persona", "clave"], ended: "sin_copia_en", daysKept: 2 },
    ],
  },
  especialidades: { grows: false },
  contadores: { grows: false },
};

interface ClaveIdempotenteRow {
  id_persona: number;
  clave: string;
  huella: string;
  estado_http: number | null;
  cuerpo: string | null;
  creada_en: Instante;
  /** Day of a request about a person's health, whose answer is not stored; null for other requests. */
  sin_copia_en: Generated<Instante | null>;
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
