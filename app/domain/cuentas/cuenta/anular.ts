import type { Repos } from "../../shared/puertos";
import type { CambioDeCorreo } from "./cuenta";
import { olvidarCambios } from "../identidad/cambiosPorDia";

/**
 * Of the changes that can still be undone, oldest first, those since the account had the mail that it has now: where
 * it has come back to, nobody's link leads it away again. Older ones stay. Somebody who moved it and changes its
 * password must not take its owner's way back, and undoing an older change ends every newer link.
 */
function enlacesQueSobran(
  porDeshacer: readonly CambioDeCorreo[],
  correoActual: string,
): readonly CambioDeCorreo[] {
  const desdeAqui = porDeshacer.findIndex(({ anterior }) => anterior === correoActual);
  return desdeAqui < 0 ? [] : porDeshacer.slice(desdeAqui);
}

/**
 * What somebody else may have begun in an account is worth nothing any more: what waits, ways back, sessions, the
 * address of the calendar, a second factor whose secret was shown, and the insurer's identity that was linked. Its owner's is linked again by itself where the insurer asserts their document.
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
  // Their owner puts back what was changed.
  await olvidarCambios(repos, idPersona);
  await repos.accesos.cerrarTodos(idPersona, null, now);
}
