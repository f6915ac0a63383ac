import type { Repos } from "../../shared/puertos";
import type { CambioDeCorreo } from "./cuenta";
import { olvidarCambios } from "../identidad/cambiosPorDia";

/**
 * Changes of mail since the account got its present mail, oldest first. Their undo links become void when the account
 * returns to that mail. Older changes can still be undone: a thief who moved the account and changes its password must
 * not void the owner's link. Undoing an older change voids every newer link.
 */
function enlacesQueSobran(
  porDeshacer: readonly CambioDeCorreo[],
  correoActual: string,
): readonly CambioDeCorreo[] {
  const desdeAqui = porDeshacer.findIndex(({ anterior }) => anterior === correoActual);
  return desdeAqui < 0 ? [] : porDeshacer.slice(desdeAqui);
}

/**
 * Cancels everything that an intruder may have begun in an account: waiting changes, recoveries, accesses, the
 * calendar's address, a second factor whose secret was shown, the linked identity of the insurer. The owner's identity
 * is linked again when the insurer asserts their document.
 */
export async function anularLoAbierto(
  repos: Repos<
    | "accesos"
    | "cambiosDeCorreo"
    | "direccionesSecretas"
    | "identidades"
    | "intentos"
    | "personas"
    | "recuperaciones"
    | "segundosFactores"
  >,
  idPersona: number,
  now: Date,
): Promise<void> {
  const correo = (await repos.personas.cuentaDe(idPersona))?.correo ?? "";
  await repos.cambiosDeCorreo.anularPendientes(idPersona, now);
  const sobran = enlacesQueSobran(await repos.cambiosDeCorreo.sinDeshacer(idPersona, now), correo);
  for (const { idCambio } of sobran) await repos.cambiosDeCorreo.deshacer(idCambio, now);
  await repos.recuperaciones.anular(idPersona, now);
  await repos.segundosFactores.olvidarElPedido(idPersona);
  await repos.identidades.desenlazar(idPersona);
  await repos.direccionesSecretas.borrar(idPersona);
  // The owner may now put back what the intruder changed, so that the daily counts start again.
  await olvidarCambios(repos, idPersona);
  await repos.accesos.cerrarTodos(idPersona, null, now);
}
