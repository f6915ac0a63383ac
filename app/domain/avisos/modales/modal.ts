import type { PoliticaVigente, Aceptacion } from "../../consentimientos/politica";
import { versionDelConjunto } from "../../consentimientos/politica";

/**
 * Modals of the private zone, in the order of their turn: the welcome first, the invitation to a draw last. For a
 * person who has accepted no terms yet, the terms come before all. Never two at once, and one for each visit.
 */
export const MODALES = ["bienvenida", "politicas", "preferencias", "actualizar-datos"] as const;
export type Modal = (typeof MODALES)[number];

export interface ModalAtendido {
  modal: Modal;
  version: string;
  forma: "aceptado" | "cerrado";
}

/** A modal that was shown; without `forma`, the person has not answered it. */
export type ModalVisto = Omit<ModalAtendido, "forma"> & { forma: ModalAtendido["forma"] | null };

/** Raised when there is something new to say; everybody then sees it once more. */
const VERSION_PROPIA = { bienvenida: "2026-11", preferencias: "2026-11" } as const;

export const esModal = (texto: string | null): texto is Modal => MODALES.some((modal) => modal === texto);

export interface Textos {
  registro: readonly PoliticaVigente[];
  global: readonly PoliticaVigente[];
}

/** The version of a modal that is to be seen; null where it has nothing to show. */
export function versionDe(modal: Modal, { registro, global }: Textos): string | null {
  if (modal === "politicas") return versionDelConjunto(registro.filter(({ requerido }) => requerido)) || null;
  if (modal === "actualizar-datos") return versionDelConjunto(global) || null;
  return VERSION_PROPIA[modal];
}

/** The required texts of signing up whose version in force this person has not accepted. */
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
 * True when the person has accepted no required text in any version: the insurer's door makes an account without
 * asking. A person who accepted one reads that it changed.
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

/** Next modal; null for none. */
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
    // Terms that were accepted elsewhere, while signing up, are not asked about again.
    if (modal === "politicas" && terminos === null) return false;
    // A person without accepted terms may look around, and is asked again at each visit.
    if (modal === "politicas" && terminos === "primeros") return true;
    return !vistos.some((visto) => visto.forma && visto.modal === modal && visto.version === version);
  });
  return pendiente ?? null;
}
