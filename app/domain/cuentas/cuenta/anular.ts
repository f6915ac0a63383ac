import type { Repos, Repositorios } from "../../shared/puertos";
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

/** Deletes the secret addresses of a person, which work for anybody who knows them. */
export type BorrarDirecciones<K extends keyof Repositorios> = (
  repos: Repos<K>,
  idPersona: number,
) => Promise<void>;

/** Contributions of the contexts that give secret addresses. `K`: their repositories, in the caller's transaction. */
export interface ConDirecciones<K extends keyof Repositorios> {
  direccionesSecretas: () => readonly BorrarDirecciones<K>[];
}

/**
 * Cancels everything that an intruder may have begun in an account: waiting changes, recoveries, accesses, the
 * calendar's address, a second factor whose secret was shown, the linked identity of the insurer. The owner's identity
 * is linked again when the insurer asserts their document.
 */
export async function anularLoAbierto<K extends keyof Repositorios>(
  repos: Repos<
    | NoInfer<K>
    | "accesos"
    | "cambiosDeCorreo"
    | "identidades"
    | "intentos"
    | "personas"
    | "recuperaciones"
    | "segundosFactores"
  >,
  { direccionesSecretas }: ConDirecciones<K>,
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
  for (const borrar of direccionesSecretas()) await borrar(repos, idPersona);
  // The owner may now put back what the intruder changed, so that the daily counts start again.
  await olvidarCambios(repos, idPersona);
  await repos.accesos.cerrarTodos(idPersona, null, now);
}
