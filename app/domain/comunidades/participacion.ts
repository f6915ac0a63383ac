import type { Repos, ReposSinCandado } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import type { RechazoDeMiembro } from "./rechazos";
import type { Miembro, Sancion } from "./repositorio";

/** A person in a community. */
export interface EnComunidad {
  idPersona: number;
  /** Community, by its url. */
  comunidad: string;
}

/** Pause or suspension that stands now; null for none. */
export const sancionQuePesa = (sanciones: readonly Sancion[]): Sancion | null =>
  sanciones.find(({ clase }) => clase === "suspender") ??
  sanciones.find(({ clase }) => clase === "pausar") ??
  null;

type Puertos = "miembrosDeComunidad" | "revisionesDeComunidad";

/** Membership of a person who may read. Refuses people without one, and suspended ones. */
export async function miembroQueLee(
  repos: ReposSinCandado<Puertos>,
  { idPersona, comunidad }: EnComunidad,
  now: Date,
): Promise<Result<Miembro, Exclude<RechazoDeMiembro, "comunidad-no-existe">>> {
  const miembro = await repos.miembrosDeComunidad.propio(idPersona, comunidad);
  if (!miembro) return refuse("no-eres-miembro");
  const sanciones = await repos.revisionesDeComunidad.vigentes(idPersona, comunidad, now);
  return sancionQuePesa(sanciones)?.clase === "suspender" ? refuse("suspendido") : done(miembro);
}

/**
 * Membership of a person who may act, locked until the transaction ends: whoever leaves or is suspended at the same
 * moment does so before the act or after it.
 */
export async function miembroQueActua(
  trx: Repos<Puertos>,
  { idPersona, comunidad }: EnComunidad,
  now: Date,
): Promise<Result<Miembro, Exclude<RechazoDeMiembro, "comunidad-no-existe"> | "en-pausa">> {
  const miembro = await trx.miembrosDeComunidad.bloquear(idPersona, comunidad);
  if (!miembro) return refuse("no-eres-miembro");
  const sancion = sancionQuePesa(await trx.revisionesDeComunidad.vigentes(idPersona, comunidad, now));
  if (sancion?.clase === "suspender") return refuse("suspendido");
  return sancion ? refuse("en-pausa") : done(miembro);
}
