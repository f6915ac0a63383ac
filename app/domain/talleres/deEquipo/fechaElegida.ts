import { fechaDelDia } from "../../contenido/fechasDeTaller";
import type { Taller } from "../../contenido/contenido";
import { esFecha, fechaDe, sumarDias } from "../../shared/fechas";
import type { Repos } from "../../shared/puertos";
import { conLugares, type ConContenido } from "../inscripciones/inscribirse";
import {
  VENTANA_EN_DIAS,
  type ClaveDeFecha,
  type FechaConLugares,
  type FechaPorEscribir,
} from "../inscripciones/inscripcion";

/** A date of a workshop by the content: its workshop, also an unpublished one, and the date that may be stored. */
export interface FechaEnContenido {
  taller: Taller | null;
  /** Null when the published content has no such date. */
  anunciada: FechaPorEscribir | null;
}

/** True for a key that a page of ours may have: PostgreSQL refuses some characters in texts. */
const esClaveDeFecha = ({ uid, fecha }: ClaveDeFecha): boolean => /^[\w-]{1,80}$/.test(uid) && esFecha(fecha);

export async function leerDelContenido(
  { contenidos, diasDeRegla, now }: ConContenido & { now: () => Date },
  clave: ClaveDeFecha,
): Promise<FechaEnContenido> {
  if (!esClaveDeFecha(clave)) return { taller: null, anunciada: null };
  const { talleres } = await contenidos.coleccion();
  const taller = talleres.find(({ uid }) => uid === clave.uid) ?? null;
  const publicado = (await contenidos.talleres()).find(({ uid }) => uid === clave.uid);
  // This check comes first, because computing dates far ahead takes work.
  if (!publicado || clave.fecha > sumarDias(fechaDe(now()), VENTANA_EN_DIAS))
    return { taller, anunciada: null };
  const dicha = fechaDelDia(publicado, diasDeRegla, clave.fecha);
  return { taller, anunciada: dicha && conLugares(publicado, dicha) };
}

/** A date of the content as it will be stored. */
export const aFechaConLugares = (anunciada: FechaPorEscribir): FechaConLugares => ({
  ...anunciada,
  canceladaPor: null,
  empezadaEn: null,
  terminadaEn: null,
});

/** Reads a date, stored or not; null when neither the database nor the content has it. */
export async function leerFecha(
  repos: Repos<"fechasDeTaller">,
  clave: ClaveDeFecha,
  { anunciada }: FechaEnContenido,
): Promise<FechaConLugares | null> {
  if (!esClaveDeFecha(clave)) return null;
  return (await repos.fechasDeTaller.porClave(clave)) ?? (anunciada && aFechaConLugares(anunciada));
}

/** Locks a date until the transaction ends, and stores it first when only the content has it. */
export async function tomarFecha(
  trx: Repos<"fechasDeTaller">,
  clave: ClaveDeFecha,
  { anunciada, ahora }: Pick<FechaEnContenido, "anunciada"> & { ahora: Date },
): Promise<FechaConLugares | null> {
  if (!esClaveDeFecha(clave)) return null;
  return (
    (await trx.fechasDeTaller.bloquear(clave)) ??
    (anunciada && trx.fechasDeTaller.bloquearOCrear(anunciada, ahora))
  );
}
