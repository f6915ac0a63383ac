import { versionDelConjunto } from "../../consentimientos/politica";
import { textosVigentes } from "../../consentimientos/textosVigentes";
import type { Deps } from "../../shared/puertos";
import { estaAbierto } from "../../consentimientos/sorteos/sorteo";
import {
  MODALES,
  modalPendiente,
  terminosPendientes,
  versionDe,
  type Modal,
  type ModalAtendido,
} from "./modal";

async function textosDe({ repos, now }: Deps<"politicas" | "sorteos">) {
  const ahora = now();
  const [registro, global, sorteo] = await Promise.all([
    repos.politicas.vigentes("REGISTRO", ahora),
    repos.politicas.vigentes("GLOBAL", ahora),
    repos.sorteos.ultimo(ahora),
  ]);
  // The global modal invites to a prize draw, so it is shown only while a draw is open.
  return { registro, global: sorteo && estaAbierto(sorteo, ahora) ? global : [] };
}

/**
 * Gives the person's next modal, and any terms that wait for an answer. A modal that the page can show is noted as
 * shown, once for all devices.
 */
export function makeVerModalPendiente(deps: Deps<"modales" | "politicas" | "sorteos">) {
  const { repos, now } = deps;
  return async (idPersona: number, muestra: readonly Modal[] = MODALES) => {
    const [textos, { vistos, libro }] = await Promise.all([
      textosDe(deps),
      repos.modales.situacion(idPersona),
    ]);
    const modal = modalPendiente(textos, vistos, libro);
    const version = modal && versionDe(modal, textos);
    const esNuevo = !vistos.some((visto) => visto.modal === modal && visto.version === version);
    if (modal && version && esNuevo && muestra.includes(modal))
      await repos.modales.mostrar(idPersona, modal, version, now());
    return { modal, terminos: terminosPendientes(textos.registro, libro) };
  };
}

/** Tells which terms wait for the person's answer, without choosing a modal. */
export function makeVerTerminosPendientes({ repos, now }: Deps<"consentimientos" | "politicas">) {
  return async (idPersona: number) =>
    terminosPendientes(
      await repos.politicas.vigentes("REGISTRO", now()),
      await repos.consentimientos.deLaPersona(idPersona),
    );
}

/** Notes that the person answered or closed a modal, in the version in force today. */
export function makeAtenderModal(deps: Deps<"modales" | "politicas" | "sorteos">) {
  return async (idPersona: number, modal: Modal, forma: ModalAtendido["forma"]): Promise<void> => {
    const version = versionDe(modal, await textosDe(deps));
    if (version) await deps.repos.modales.atender(idPersona, { modal, version, forma }, deps.now());
  };
}

/**
 * Runs after the person closes the modal that updates their data (specification § 4). It notes this version as shown,
 * so that the modal does not open again.
 */
export function makeCerrarPoliticas({ repos, now }: Deps<"modales" | "politicas" | "sorteos">) {
  return async (idPersona: number): Promise<{ version: string }> => {
    const version = versionDelConjunto(await textosVigentes(repos, "GLOBAL", now()));
    await repos.modales.atender(idPersona, { modal: "actualizar-datos", version, forma: "cerrado" }, now());
    return { version };
  };
}
