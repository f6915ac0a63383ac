import type { PoliticaVigente, Aceptacion } from "../../consentimientos/politica";
import { versionDelConjunto } from "../../consentimientos/politica";

/**
 * Modals of the private zone, in the order in which they are shown: the welcome first, the invitation to a draw last.
 * Terms come before all others for a person who has accepted none. Each visit shows at most one modal.
 */
export const MODALES = ["bienvenida", "politicas", "preferencias", "actualizar-datos"] as const;
export type Modal = (typeof MODALES)[number];

export interface ModalAtendido {
  modal: Modal;
  version: string;
  forma: "aceptado" | "cerrado";
}

/** A modal that was shown to a person. It has no `forma` while the person has not answered it. */
export type ModalVisto = Omit<ModalAtendido, "forma"> & { forma: ModalAtendido["forma"] | null };

/**
 * Versions of the modals that have no legal text behind them. A raised version shows the modal to everybody once more.
 */
const VERSION_PROPIA = { bienvenida: "2026-11", preferencias: "2026-11" } as const;

export const esModal = (texto: string | null): texto is Modal => MODALES.some((modal) => modal === texto);

export interface Textos {
  registro: readonly PoliticaVigente[];
  global: readonly PoliticaVigente[];
}

/** Version of a modal that a person would see now; null when the modal has nothing to show. */
export function versionDe(modal: Modal, { registro, global }: Textos): string | null {
  if (modal === "politicas") return versionDelConjunto(registro.filter(({ requerido }) => requerido)) || null;
  if (modal === "actualizar-datos") return versionDelConjunto(global) || null;
  return VERSION_PROPIA[modal];
}

/** Required texts of the sign-up whose version in force the person has not accepted. */
export function textosPorAceptar(
  registro: readonly PoliticaVigente[],
  libro: readonly Aceptacion[],
): PoliticaVigente[] {
  return registro.filter(
    ({ codigo, versionActual, requerido }) =>
      requerido === 1 &&
      !libro.some(
        (linea) => linea.codigo === codigo && linea.version === versionActual && linea.valor === "1",
      ),
  );
}

/**
 * True when the person never accepted a required text, in any version. The insurer's sign-in creates accounts without
 * asking for consent.
 */
const nuncaAcepto = (registro: readonly PoliticaVigente[], libro: readonly Aceptacion[]): boolean =>
  !registro.some(
    ({ codigo, requerido }) =>
      requerido === 1 && libro.some((linea) => linea.codigo === codigo && linea.valor === "1"),
  );

/** Terms that wait for an answer: the person's first, or a new version of accepted ones. */
export type Terminos = "primeros" | "nuevos";

export function terminosPendientes(
  registro: readonly PoliticaVigente[],
  libro: readonly Aceptacion[],
): Terminos | null {
  if (textosPorAceptar(registro, libro).length === 0) return null;
  return nuncaAcepto(registro, libro) ? "primeros" : "nuevos";
}

/** Chooses the next modal for a person; null when there is none to show. */
export function modalPendiente(
  textos: Textos,
  vistos: readonly ModalVisto[],
  libro: readonly Aceptacion[],
): Modal | null {
  const terminos = terminosPendientes(textos.registro, libro);
  const turnos: readonly Modal[] = terminos === "primeros" ? ["politicas", ...MODALES] : MODALES;
  const pendiente = turnos.find((modal) => {
    const version = versionDe(modal, textos);
    if (version === null) return false;
    // Terms that were accepted elsewhere, as in the sign-up, need no modal.
    if (modal === "politicas" && terminos === null) return false;
    // A person who has accepted no terms may look around, and is asked again at each visit.
    if (modal === "politicas" && terminos === "primeros") return true;
    return !vistos.some((visto) => visto.forma && visto.modal === modal && visto.version === version);
  });
  return pendiente ?? null;
}
