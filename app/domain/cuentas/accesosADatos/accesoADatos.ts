import { diaConAnio, diaYHoraEscrita, elDiaDe, fechaDe, type Fecha } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";

export type Canal = "web" | "api";

/** Acts on the data of an account, with their words for the page that lists them. */
export const ACCIONES_DE_CUENTA = {
  entrada: "Se inició sesión en tu cuenta",
  copia: "Se abrió la copia de tus datos",
  descarga: "Se descargó la copia de tus datos",
  "cambio-de-perfil": "Se cambiaron tus datos de contacto",
  "cambio-de-clave": "Se cambió tu contraseña",
  "segundo-factor-activado": "Se activó la verificación en dos pasos",
  "respaldos-renovados": "Se crearon códigos de respaldo nuevos",
  "segundo-factor-quitado": "Se quitó la verificación en dos pasos",
  "acceso-unido": "Se unió un acceso de asegurado a tu cuenta",
  "acceso-quitado": "Se quitó el acceso de asegurado de tu cuenta",
  "documento-retirado": "Se quitó el documento de tu cuenta, porque no estaba comprobado",
  "premio-de-sorteo": "Se abrió cómo llamarte, porque tu número ganó un sorteo",
  "eliminacion-pedida": "Se pidió eliminar tu cuenta",
  "eliminacion-cancelada": "Se canceló la eliminación de tu cuenta",
} as const;

type Palabras<T> = { readonly [Accion in keyof T]: string };

/** Names of acts on personal data. Each context adds its own acts; their words are in its module. */
export interface AccionesSobreDatos extends Palabras<typeof ACCIONES_DE_CUENTA> {}

export type AccionSobreDatos = keyof AccionesSobreDatos;

export const ACTORES = {
  titular: "Tú",
  soporte: "Soporte",
  especialista: "Tu especialista",
  sistema: "El sistema",
} as const;

export const CANALES = { web: "Sitio web", api: "Aplicación", interno: "Interno" } as const;

/** A read or a change of a person's data: who made it, when and through which door. The data itself is not recorded. */
export interface AccesoADatos {
  idAccesoADatos: string;
  idPersona: number;
  accion: AccionSobreDatos;
  actor: keyof typeof ACTORES;
  canal: keyof typeof CANALES;
  creadoEn: Date;
}

/** Notes an access to a person's data (ASVS 4.0.3, 8.3.5): by the person, a job, an operator or a specialist. */
export function anotarAcceso(
  { repos, newId }: Pick<Deps<"accesosADatos">, "repos" | "newId">,
  acceso: Omit<AccesoADatos, "idAccesoADatos" | "actor"> & { actor?: "soporte" | "especialista" },
): Promise<void> {
  const actor = acceso.canal === "interno" ? "sistema" : "titular";
  return repos.accesosADatos.anotar({ idAccesoADatos: newId(), actor, ...acceso });
}

/** Notes an operator's act on a person's money, plan or session, in the same transaction. */
export const anotarActoDeSoporte = (
  deps: Pick<Deps<"accesosADatos">, "repos" | "newId">,
  acto: Pick<AccesoADatos, "idPersona" | "accion" | "creadoEn">,
): Promise<void> => anotarAcceso(deps, { ...acto, actor: "soporte", canal: "interno" });

/**
 * Notes reads in one line a day for each door, with a count: a line for each step of a form would hide other accesses.
 * Only the day is stored, as with `soloElDia`.
 */
export function anotarAccesoDelDia(
  { repos }: Pick<Deps<"accesosADatos">, "repos">,
  {
    actor = "titular",
    ...acceso
  }: Omit<AccesoADatos, "idAccesoADatos" | "actor"> & {
    canal: Canal;
    actor?: "titular" | "soporte" | "especialista";
  },
): Promise<void> {
  const { accion, idPersona, canal, creadoEn } = acceso;
  const idAccesoADatos = [accion, idPersona, canal, fechaDe(creadoEn)].join(":");
  return repos.accesosADatos.anotar({ idAccesoADatos, actor, ...soloElDia(acceso) });
}

/**
 * Reduces the time to its day, for data that are stored elsewhere without a name: the same instant in both places would
 * show whose they are.
 */
export const soloElDia = <T extends { creadoEn: Date }>(registro: T): T => ({
  ...registro,
  creadoEn: elDiaDe(registro.creadoEn),
});

/** Day of an access of which only the day is stored; null when its instant is stored. */
export const soloDelDia = ({ creadoEn }: Pick<AccesoADatos, "creadoEn">): Fecha | null =>
  +creadoEn === +elDiaDe(creadoEn) ? fechaDe(creadoEn) : null;

/** Time of an access in words; without an hour when only the day is stored. */
export function cuandoFue({ creadoEn }: Pick<AccesoADatos, "creadoEn">): string {
  const dia = soloDelDia({ creadoEn });
  return dia === null ? diaYHoraEscrita(creadoEn) : diaConAnio(dia);
}
