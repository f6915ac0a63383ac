import { DIAS_QUE_SE_GUARDA } from "../../app/domain/contenido/descargas/descargas";
import type { Tipo } from "../../app/domain/contenido/contenido";
import type { Bit, Fecha, Instante } from "../platform/database/schema";
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

/** Tables of content, in the order in which expired rows are deleted (Ley 29733, art. 8). */
export const tables: TablesOf<ContenidoTables> = {
  favoritos: { grows: true },
  // Watched videos reveal something about a person, so they are kept only while they may be of use to that person.
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
  /** Played stretches of a video, as JSON. */
  rangos: string;
  comenzado_en: Instante;
  movido_en: Instante;
  visto_en: Instante | null;
  /** 1 when the person only marked the video as seen. */
  marcado: Bit;
  /** Instant of the last full viewing; null before the first one. */
  ultima_vez_en: Instante | null;
  /** Stretches played since the last full viewing, as JSON; null for none. */
  vuelta: string | null;
}

interface DiaVistoRow {
  id_persona: number;
  uid: string;
  dia: Fecha;
  visto_en: Instante;
  /** 1 when the person only marked the video as seen on that day. */
  marcado: Bit;
}
