import { diaConAnio, diaYHora, elDiaDe, fechaDe, type Fecha } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";

export type Canal = "web" | "api";

/** What somebody did with the data of an account, and its words on the page that shows it. */
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

/** Those of the other contexts too: each adds its own, and says their words in its module. */
export interface AccionesSobreDatos extends Palabras<typeof ACCIONES_DE_CUENTA> {}

export type AccionSobreDatos = keyof AccionesSobreDatos;

export const ACTORES = {
  titular: "Tú",
  soporte: "Soporte",
  especialista: "Tu especialista",
  sistema: "El sistema",
} as const;

export const CANALES = { web: "Sitio web", api: "Aplicación", interno: "Interno" } as const;

/** Who saw or changed a person's data, when and through which door; never what was seen. */
export interface AccesoADatos {
  idAccesoADatos: string;
  idPersona: number;
  accion: AccionSobreDatos;
  actor: keyof typeof ACTORES;
  canal: keyof typeof CANALES;
  creadoEn: Date;
}

/**
 * Notes what somebody did with a person's data: the person, through one of our doors, or a job or operator of ours, or a
 * specialist.
 */
export function anotarAcceso(
  { repos, newId }: Pick<Deps<"accesosADatos">, "repos" | "newId">,
  hecho: Omit<AccesoADatos, "idAccesoADatos" | "actor"> & { actor?: "soporte" | "especialista" },
): Promise<void> {
  const actor = hecho.canal === "interno" ? "sistema" : "titular";
  return repos.accesosADatos.anotar({ idAccesoADatos: newId(), actor, ...hecho });
}

/** Notes what an operator did with somebody's money, plan or session, in the transaction of the act. */
export const anotarActoDeSoporte = (
  deps: Pick<Deps<"accesosADatos">, "repos" | "newId">,
  hecho: Pick<AccesoADatos, "idPersona" | "accion" | "creadoEn">,
): Promise<void> => anotarAcceso(deps, { ...hecho, actor: "soporte", canal: "interno" });

/**
 * The same on one line a day for each door, which says how often: of what somebody opens again with each step, a line
 * for each step would hide what they look for among them. It keeps the day alone, as `soloElDia` does.
 */
export function anotarAccesoDelDia(
  { repos }: Pick<Deps<"accesosADatos">, "repos">,
  {
    actor = "titular",
    ...hecho
  }: Omit<AccesoADatos, "idAccesoADatos" | "actor"> & {
    canal: Canal;
    actor?: "titular" | "especialista";
  },
): Promise<void> {
  const { accion, idPersona, canal, creadoEn } = hecho;
  const idAccesoADatos = [accion, idPersona, canal, fechaDe(creadoEn)].join(":");
  return repos.accesosADatos.anotar({ idAccesoADatos, actor, ...soloElDia(hecho) });
}

/** Of what is kept elsewhere without a name: an instant that stands in both would name the person. */
export const soloElDia = <T extends { creadoEn: Date }>(hecho: T): T => ({
  ...hecho,
  creadoEn: elDiaDe(hecho.creadoEn),
});

/** The day, where nothing else of when it was is kept; null where its instant is. */
export const soloDelDia = ({ creadoEn }: Pick<AccesoADatos, "creadoEn">): Fecha | null =>
  +creadoEn === +elDiaDe(creadoEn) ? fechaDe(creadoEn) : null;

/** When it was, as its page says it: where the day alone is kept, no hour. */
export function cuandoFue({ creadoEn }: Pick<AccesoADatos, "creadoEn">): string {
  const dia = soloDelDia({ creadoEn });
  return dia === null ? diaYHora(creadoEn) : diaConAnio(dia);
}
