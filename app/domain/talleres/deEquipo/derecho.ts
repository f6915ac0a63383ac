import type { Taller } from "../../contenido/contenido";
import { alcances, tieneDerecho, type Permiso } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import type { Deps } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { RechazoDeTallerDeEquipo } from "./rechazos";

export const VER_TALLERES = { derecho: "talleres", uso: "ver" } as const;
export const LLEVAR_TALLERES = { derecho: "talleres", uso: "hacer" } as const;
export const CANCELAR_TALLER = { derecho: "cancelar-taller", uso: "hacer" } as const;

/** Workshops that a member reaches: all of them, or those of one author. */
export type TalleresAlAlcance = "todos" | { uidAutor: string };

type Alcanzado = Result<
  TalleresAlAlcance,
  Extract<RechazoDeTallerDeEquipo, "sin-derecho" | "prueba-vencida" | "sin-anfitrion">
>;

/** Finds the workshops that a member reaches with a right. A host reaches those of their own author alone. */
export async function talleresAlAlcance(
  { repos, now }: Pick<Deps<"talleresDeEquipo">, "repos" | "now">,
  miembro: Miembro,
  permiso: Permiso,
): Promise<Alcanzado> {
  const rechazo = rechazoPorDerecho(miembro, permiso, now());
  if (rechazo) return refuse(rechazo);
  if (alcances(miembro.roles, permiso) === "todo") return done("todos");
  const uidAutor = await repos.talleresDeEquipo.autorDe(miembro.idCuenta);
  return uidAutor === null ? refuse("sin-anfitrion") : done({ uidAutor });
}

/** True when the reach has this workshop. A workshop that the content no longer has belongs to no host. */
export const alcanza = (alcance: TalleresAlAlcance, taller: Pick<Taller, "anfitrion"> | null): boolean =>
  alcance === "todos" || taller?.anfitrion.uid === alcance.uidAutor;

/** True when the member has a right on this workshop, apart from the code that an act may need. */
export async function puedeEnTaller(
  { repos }: Pick<Deps<"talleresDeEquipo">, "repos">,
  miembro: Miembro,
  { permiso, taller }: { permiso: Permiso; taller: Pick<Taller, "anfitrion"> | null },
): Promise<boolean> {
  if (!tieneDerecho(miembro.roles, permiso)) return false;
  if (alcances(miembro.roles, permiso) === "todo") return true;
  const uidAutor = await repos.talleresDeEquipo.autorDe(miembro.idCuenta);
  return uidAutor !== null && alcanza({ uidAutor }, taller);
}
