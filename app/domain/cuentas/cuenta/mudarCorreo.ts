import type { Repos } from "../../shared/puertos";

/** Moves the account and its unsent mails to a new address; false when another account has that address. */
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
