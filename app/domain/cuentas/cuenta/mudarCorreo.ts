import type { Repos } from "../../shared/puertos";

/** What goes to their mail goes with it. Refused, as false, where it is somebody else's. */
export async function mudarCorreo(
  trx: Repos<"enviosAlCorreo" | "personas">,
  idPersona: number,
  correo: string,
) {
  const anterior = (await trx.personas.porId(idPersona))?.email;
  if (!(await trx.personas.cambiarCorreo(idPersona, correo))) return false;
  if (anterior) await trx.enviosAlCorreo.mudar(idPersona, anterior, correo);
  return true;
}
