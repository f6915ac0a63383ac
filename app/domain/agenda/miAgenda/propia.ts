import { concesiones, type Permiso } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import type { Deps, Repos, ReposSinCandado } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { CitaConDetalle } from "../citas/cita";

/**
 * Finds the specialist of a member who has a right on own sessions. A role that reaches all sessions has other screens.
 */
export async function especialistaPropio(
  { repos, now }: Pick<Deps<"miAgenda">, "repos" | "now">,
  miembro: Miembro,
  permiso: Permiso,
) {
  const rechazo = rechazoPorDerecho(miembro, permiso, now());
  if (rechazo) return refuse(rechazo);
  const propias = concesiones(miembro.roles, permiso).some(({ alcance }) => alcance === "propio");
  if (!propias) return refuse("sin-derecho");
  const idEspecialista = await repos.miAgenda.especialistaDe(miembro.idCuenta);
  return idEspecialista === null ? refuse("sin-especialista") : done(idEspecialista);
}

interface Pedida {
  idCita: string;
  permiso: Permiso;
}

type RechazoDePropia = "sin-derecho" | "prueba-vencida" | "sin-especialista" | "cita-no-existe";

/** Session of the member's own specialist. The session of another specialist is not found. */
export async function sesionPropia(
  deps: { repos: Repos<"citas" | "miAgenda">; now: () => Date },
  miembro: Miembro,
  { idCita, permiso }: Pedida,
): Promise<Result<CitaConDetalle, RechazoDePropia>> {
  const propio = await especialistaPropio(deps, miembro, permiso);
  if (!propio.ok) return propio;
  const cita = await deps.repos.citas.deUnEspecialista(idCita, propio.value);
  return cita ? done(cita) : refuse("cita-no-existe");
}

/** First word of the person's name, as the mails to specialists have it. */
export async function primerNombre(
  repos: ReposSinCandado<"personas">,
  { idPersona }: CitaConDetalle,
): Promise<string> {
  const persona = await repos.personas.porId(idPersona);
  return persona?.nombre.split(" ")[0] ?? "";
}
