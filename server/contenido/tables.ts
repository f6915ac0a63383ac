import { DIAS_QUE_SE_GUARDA } from "../../app/domain/contenido/descargas/descargas";
import type { Tipo } from "../../app/domain/contenido/contenido";
import type { Fecha, Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface ContenidoTables {
  favoritos: FavoritoRow;
  avances: AvanceRow;
  dias_vistos: DiaVistoRow;
  descargas: DescargaRow;
}

declare module "../platform/database/schema" {
  interface Tables extends ContenidoTables {}
}

/** Tables in the order in which they are swept. */
export const tables: TablesOf<ContenidoTables> = {
  favoritos: { grows: true },
  // The watched videos reveal something about a person: they are kept only while they may be of use to that person.
  avances: { grows: true, sweep: { key: ["id_persona", "uid"], ended: "movido_en", daysKept: 730 } },
  dias_vistos: {
    grows: true,
    sweep: { key: ["id_persona", "uid", "dia"], ended: "visto_en", daysKept: 730, ofHistory: true },
  },
  descargas: {
    grows: true,
    sweep: {
      key: ["id_persona", "uid", "dia"],
      ended: "descargada_en",
      daysKept: DIAS_QUE_SE_GUARDA,
      ofHistory: true,
    },
  },
};

interface FavoritoRow {
  id_persona: number;
  tipo: Tipo;
  uid: string;
  guardado_en: Instante;
}

interface DescargaRow {
  id_persona: number;
  uid: string;
  dia: Fecha;
  descargada_en: Instante;
}

export interface AvanceRow {
  id_persona: number;
  uid: string;
  posicion: number;
  /** JSON. */
  rangos: string;
  comenzado_en: Instante;
  movido_en: Instante;
  visto_en: Instante | null;
  /** 1 when only marked as seen; null when played, or when an earlier program wrote the row. */
  marcado: number | null;
  /** Null when an earlier program wrote the row: the first viewing is then the last one. */
  ultima_vez_en: Instante | null;
  /** JSON; null for nothing. */
  vuelta: string | null;
}

interface DiaVistoRow {
  id_persona: number;
  uid: string;
  dia: Fecha;
  visto_en: Instante;
  /** 1 when only marked as seen; null when played. */
  marcado: number | null;
}
