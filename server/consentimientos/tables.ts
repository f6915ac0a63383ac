import type { Generated } from "kysely";
import type { Bit, Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface ConsentimientosTables {
  politicas: PoliticaRow;
  consentimientos: ConsentimientoRow;
  aceptaciones_publicas: AceptacionPublicaRow;
  sorteos: SorteoRow;
  participaciones_en_sorteos: ParticipacionRow;
  compromisos_de_sorteo: { id_sorteo: string; huella_de_semilla: string; creado_en: Instante };
  ganadores_de_sorteo: GanadorRow;
  listas_de_sorteo: ListaRow;
}

declare module "../platform/database/schema" {
  interface Tables extends ConsentimientosTables {}
}

/** Rows past their time are deleted table by table in this order, so that none refers to a deleted row. */
export const tables: TablesOf<ConsentimientosTables> = {
  politicas: { grows: false },
  consentimientos: { grows: true },
  aceptaciones_publicas: { grows: true },
  sorteos: { grows: false },
  participaciones_en_sorteos: { grows: true },
  compromisos_de_sorteo: { grows: false },
  ganadores_de_sorteo: { grows: false },
  listas_de_sorteo: { grows: false },
};

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
  nonce: Generated<string | null>;
}

interface ListaRow {
  id_sorteo: string;
  lista: string;
  huella: string;
  entradas: number;
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
