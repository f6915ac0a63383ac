import type { Generated } from "kysely";
import { DIAS_PARA_DESHACER } from "../../app/domain/cuentas/deshacer/enlaceParaDeshacer";
import { DIAS_DE_CLAVE_REEMPLAZADA } from "../../app/domain/cuentas/identidad/clavesReemplazadas";
import type { Bit, Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface CuentasTables {
  personas: PersonaRow;
  cuentas: CuentaRow;
  claves_reemplazadas: ClaveReemplazadaRow;
  datos_reemplazados: DatosReemplazadosRow;
  accesos: AccesoRow;
  refrescos: { huella: string; id_acceso: string; usado_en: Instante | null; expira_en: Instante };
  bloqueos: BloqueoRow;
  segundos_factores: SegundoFactorRow;
  codigos_de_respaldo: { id_persona: number; huella: string; usado_en: Instante | null };
  eliminaciones: EliminacionRow;
  accesos_a_datos: AccesoADatosRow;
  identidades_enlazadas: { emisor: string; sujeto: string; id_persona: number; enlazada_en: Instante };
  enlaces_quitados: { id_persona: number; quitado_en: Instante };
  planes_de_persona: { id_persona: number; orden: number; codigo_plan: string };
  tipos_de_usuario: { id_persona: number; orden: number; tipo: string };
  beneficios: { id_persona: number; tiene_eps: Bit; es_piloto: Bit };
  preferencias: { id_persona: number; avisos_discretos: Bit; actualizado_en: Instante };
  temas_de_persona: { id_persona: number; tema: string };
  codigos: { id_codigo: string; huella: string; intentos: number; expira_en: Instante };
  registros: RegistroRow;
  recuperaciones: RecuperacionRow;
  cambios_de_correo: CambioDeCorreoRow;
  envios_guardados: { id_envio: string; id_persona: number; cerrado: string; expira_en: Instante };
}

declare module "../platform/database/schema" {
  interface Tables extends CuentasTables {}
}

/** Rows past their time are deleted table by table in this order, so that none refers to a deleted row. */
export const tables: TablesOf<CuentasTables> = {
  personas: { grows: true },
  cuentas: { grows: true },
  claves_reemplazadas: {
    grows: true,
    sweep: {
      key: ["id_persona", "clave_hash"],
      ended: "reemplazada_en",
      daysKept: DIAS_DE_CLAVE_REEMPLAZADA,
    },
  },
  // Replaced data are kept for twice the days, because a link that undoes a change lives as long as the changes it
  // can undo.
  datos_reemplazados: {
    grows: true,
    sweep: { key: ["id_persona", "version"], ended: "reemplazado_en", daysKept: 2 * DIAS_PARA_DESHACER },
  },
  // A used refresh token is kept while its access could still be open, so that a second use is noticed (RFC 9700
  // § 4.14.2).
  refrescos: { grows: true, sweep: { key: ["huella"], ended: "expira_en", daysKept: 0 } },
  // Closed sign-ins are the history that a person reads of their sessions.
  accesos: { grows: true, sweep: { key: ["id_acceso"], ended: "expira_en", daysKept: 90 } },
  bloqueos: { grows: true },
  segundos_factores: { grows: true },
  codigos_de_respaldo: { grows: true },
  eliminaciones: { grows: true },
  accesos_a_datos: { grows: true },
  identidades_enlazadas: { grows: true },
  enlaces_quitados: { grows: true },
  planes_de_persona: { grows: true },
  tipos_de_usuario: { grows: true },
  beneficios: { grows: true },
  preferencias: { grows: true },
  temas_de_persona: { grows: true },
  codigos: { grows: true, sweep: { key: ["id_codigo"], ended: "expira_en", daysKept: 0 } },
  // Abandoned sign-ups are deleted with the typed data.
  registros: { grows: true, sweep: { key: ["id_registro"], ended: "expira_en", daysKept: 0 } },
  recuperaciones: { grows: true, sweep: { key: ["id_recuperacion"], ended: "expira_en", daysKept: 0 } },
  cambios_de_correo: { grows: true },
  envios_guardados: { grows: true, sweep: { key: ["id_envio"], ended: "expira_en", daysKept: 0 } },
};

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

interface CuentaRow {
  id_persona: number;
  correo: string;
  clave_hash: string;
  clave_anulada: string | null;
  /** Instant at which the password was set; null for the password of the sign-up. */
  clave_desde: Generated<Instante | null>;
}

interface ClaveReemplazadaRow {
  id_persona: number;
  clave_hash: string;
  en_uso_desde: Instante | null;
  reemplazada_en: Instante;
}

/** Names and telephone of a person in an earlier version. */
interface DatosReemplazadosRow {
  id_persona: number;
  version: number;
  nombre: string;
  ape_paterno: string;
  ape_materno: string;
  prefijo: string;
  telefono: string;
  reemplazado_en: Instante;
}

/** A sign-up that is not finished; the columns of a step that is not filled in yet are null. */
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
  /** Answers to the legal texts of the sign-up, as JSON: one for each text that was shown. */
  aceptaciones: string | null;
  destino: string | null;
  expira_en: Instante;
}

interface RecuperacionRow {
  id_recuperacion: string;
  /** Person whose account is to be recovered; null when no account has the mail or document that was typed. */
  id_persona: number | null;
  huella_de_quien: Generated<string>;
  huella_de_enlace: string;
  verificada_en: Instante | null;
  usada_en: Instante | null;
  expira_en: Instante;
}

/** An account without sign-in attempts left; the row names a mail or a document. */
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
  respaldos_en: Generated<Instante | null>;
  huella_para_deshacer: Generated<string | null>;
  deshacer_hasta: Generated<Instante | null>;
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
  /** Instant of the last use of a sign-in, written at most once an hour. */
  ultimo_uso_en: Instante;
  dispositivo: Generated<string>;
  puerta: Generated<string>;
  /**
   * Instant at which the person proved their identity at the insurer's provider; null until then, and after the proof
   * was used.
   */
  probado_en: Generated<Instante | null>;
}

interface EliminacionRow {
  id_eliminacion: string;
  id_persona: number;
  estado: "pedida" | "cancelada" | "hecha";
  pedida_en: Instante;
  ejecutar_en: Instante;
  cerrada_en: Instante | null;
  huella_para_deshacer: Generated<string | null>;
}

interface AccesoADatosRow {
  id_acceso_a_datos: string;
  id_persona: number;
  accion: string;
  actor: "titular" | "soporte" | "especialista" | "sistema";
  canal: "web" | "api" | "interno";
  creado_en: Instante;
  /** Number of times that the person's data were read on the day of this line; null counts as one. */
  veces: number | null;
}
