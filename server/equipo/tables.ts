import type { Bit, Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface EquipoTables {
  cuentas_de_equipo: CuentaDeEquipoRow;
  roles_de_equipo: RolDeEquipoRow;
  accesos_de_equipo: AccesoDeEquipoRow;
  respaldos_de_equipo: RespaldoDeEquipoRow;
  registro_de_equipo: LineaDeRegistroRow;
}

declare module "../platform/database/schema" {
  interface Tables extends EquipoTables {}
}

export const tables: TablesOf<EquipoTables> = {
  // An insurer has some hundreds of colleagues: their accounts are read whole.
  cuentas_de_equipo: { grows: false },
  roles_de_equipo: { grows: false },
  accesos_de_equipo: { grows: true, sweep: { key: ["huella"], ended: "vence_en", daysKept: 1 } },
  // Ten of each account, and no more.
  respaldos_de_equipo: { grows: false },
  registro_de_equipo: { grows: true },
};

interface CuentaDeEquipoRow {
  id_cuenta: string;
  correo: string;
  nombre: string;
  estado: "invitada" | "activa" | "cerrada";
  clave_hash: string | null;
  secreto_cifrado: string | null;
  /** Time step of the last used code (RFC 6238 § 5.2). */
  ultimo_paso: number | null;
  huella_de_invitacion: string | null;
  invitacion_vence_en: Instante | null;
  creada_en: Instante;
  usada_en: Instante;
  cerrada_en: Instante | null;
  /** Issuer and subject at the provider (OpenID Connect Core § 8); null for an account with a password. */
  emisor: string | null;
  sujeto: string | null;
}

interface RolDeEquipoRow {
  id_rol: string;
  id_cuenta: string;
  rol: string;
  motivo: string;
  pedido_por: string;
  pedido_en: Instante;
  confirmado_por: string | null;
  confirmado_en: Instante | null;
  quitado_en: Instante | null;
}

interface AccesoDeEquipoRow {
  /** Digest of the key in the cookie. */
  huella: string;
  id_cuenta: string;
  creado_en: Instante;
  visto_en: Instante;
  vence_en: Instante;
  probado_en: Instante | null;
  /** Fresh sign-in at the provider that no act has used up. */
  confirmado_en: Instante | null;
}

interface RespaldoDeEquipoRow {
  id_cuenta: string;
  /** Digest of the code. */
  huella: string;
  usado_en: Instante | null;
}

interface LineaDeRegistroRow {
  id_linea: string;
  creada_en: Instante;
  id_cuenta: string | null;
  actor: string;
  /** Roles of the actor, by commas. */
  roles: string;
  /** 1 for a line of a role that works on sessions or workshops. */
  de_sesiones: Bit;
  accion: string;
  id_persona: number | null;
  objeto: string;
  motivo: string | null;
  centimos: number | null;
  pedido_por: string | null;
  id_aprobacion: string | null;
  red: string | null;
}
