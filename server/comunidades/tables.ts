import type { ClaseDeActo, Sancion } from "../../app/domain/comunidades/repositorio";
import type { Apoyo, EstadoDeTexto } from "../../app/domain/comunidades/texto";
import type { MotivoDeDenuncia } from "../../app/domain/comunidades/denuncia";
import type { Bit, Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface ComunidadesTables {
  miembros_de_comunidad: MiembroRow;
  textos_de_comunidad: TextoRow;
  textos_retirados: RetiradoRow;
  apoyos_de_comunidad: { id_texto: string; id_miembro: string; apoyo: Apoyo };
  seguimientos_de_conversacion: { id_conversacion: string; id_miembro: string; avisado_en: Instante | null };
  bloqueos_de_comunidad: {
    id_bloqueo_de_comunidad: string;
    id_miembro: string;
    id_bloqueado: string;
    creado_en: Instante;
  };
  ocultos_de_comunidad: { id_miembro: string; id_texto: string; oculto_en: Instante };
  borradores_de_comunidad: {
    id_miembro: string;
    lugar: string;
    texto: string;
    guardado_en: Instante;
    id_citado: string | null;
  };
  denuncias_de_comunidad: DenunciaRow;
  revisiones_de_comunidad: RevisionRow;
  actos_de_moderacion: ActoRow;
  sanciones_de_comunidad: SancionRow;
}

declare module "../platform/database/schema" {
  interface Tables extends ComunidadesTables {}
}

const DIAS_DE_BORRADOR = 30;

export const tables: TablesOf<ComunidadesTables> = {
  miembros_de_comunidad: { grows: true },
  textos_de_comunidad: { grows: true },
  textos_retirados: { grows: true },
  apoyos_de_comunidad: { grows: true },
  seguimientos_de_conversacion: { grows: true },
  bloqueos_de_comunidad: { grows: true },
  ocultos_de_comunidad: { grows: true },
  borradores_de_comunidad: {
    grows: true,
    sweep: { key: ["id_miembro", "lugar"], ended: "guardado_en", daysKept: DIAS_DE_BORRADOR },
  },
  denuncias_de_comunidad: { grows: true },
  revisiones_de_comunidad: { grows: true },
  actos_de_moderacion: { grows: true },
  sanciones_de_comunidad: { grows: true },
};

export interface MiembroRow {
  id_miembro: string;
  id_persona: number;
  comunidad: string;
  seudonimo: string;
  /** Pseudonym without accents, capitals or signs, by which two of one community are compared. */
  clave: string;
  unido_en: Instante;
  de_confianza: Bit;
}

export interface TextoRow {
  id_texto: string;
  comunidad: string;
  id_conversacion: string;
  inicia: Bit;
  id_miembro: string | null;
  id_citado: string | null;
  id_envio: string | null;
  texto: string;
  buscable: string;
  estado: EstadoDeTexto;
  creado_en: Instante;
  editado_en: Instante | null;
  quitado_regla: number | null;
  quitado_motivo: string | null;
  quitado_en: Instante | null;
  apelacion: string | null;
}

/** Words that their author took away before a moderator decided them. */
interface RetiradoRow {
  id_texto: string;
  /** Null once the account is deleted. */
  id_persona: number | null;
  comunidad: string;
  texto: string;
  apelacion: string | null;
}

interface DenunciaRow {
  id_denuncia: string;
  id_texto: string;
  id_miembro: string | null;
  motivo: MotivoDeDenuncia;
  detalle: string;
  creada_en: Instante;
}

export interface RevisionRow {
  id_revision: string;
  id_texto: string;
  comunidad: string;
  /** Reasons, joined by commas. */
  motivos: string;
  urgencia: number;
  creada_en: Instante;
  tomada_por: string | null;
  tomada_en: Instante | null;
  decidida_en: Instante | null;
}

export interface ActoRow {
  id_acto: string;
  id_revision: string;
  id_texto: string;
  clase: ClaseDeActo;
  regla: number | null;
  motivo: string;
  estado_anterior: EstadoDeTexto;
  id_cuenta: string;
  hecho_en: Instante;
  deshecho_en: Instante | null;
}

export interface SancionRow {
  id_acto: string;
  id_persona: number;
  comunidad: string;
  clase: Sancion["clase"];
  motivo: string;
  hecha_en: Instante;
  hasta: Instante | null;
  levantada_en: Instante | null;
}
