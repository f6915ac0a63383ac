/** Where a policy is shown. `GLOBAL` with the name `ACT` is the update of data that enters the prize draw (spec § 2). */
export const FLUJOS = ["REGISTRO", "PUBLICO", "GLOBAL"] as const;
export type Flujo = (typeof FLUJOS)[number];

/** The main consent to the use of data (spec § 3). It is always optional and can always be withdrawn. */
export const CUA = "CUA";

/**
 * A text that people are shown or asked to accept, in one version (spec § 3, Policy). A `check` is a box of one
 * purpose and never ticked beforehand; a `texto` is information shown, which is sent with valor 1 and is no consent.
 */
export interface Politica {
  codigo: string;
  tipo: "check" | "texto";
  titulo: string;
  /** Where its full text stands: a path of our own. */
  enlace: string;
  contenido: string;
  versionActual: string;
  requerido: 0 | 1;
  marcado: 0 | 1;
  valor: "0" | "1";
}

/** What is sent of one policy (spec § 3, Consent payload). */
export interface Aceptacion {
  codigo: string;
  version: string;
  valor: "0" | "1";
}

/** One line of the ledger: what somebody answered to which text, when and through which door. Never changed. */
export interface Consentimiento extends Aceptacion {
  idConsentimiento: string;
  idPersona: number;
  flujo: Flujo;
  /** SHA-256 of the text that was shown, so that the line proves what was read. */
  huellaDelTexto: string;
  canal: "web" | "api";
  idSolicitud: string;
  creadoEn: Date;
}

export const CAMPO_OBLIGATORIO = "Este campo es obligatorio";

/** The answers to send: boxes as they are, information always 1 (spec § 5). */
export function aceptacionesDe(politicas: readonly Politica[], marcadas: ReadonlySet<string>): Aceptacion[] {
  return politicas.map(({ codigo, tipo, versionActual }) => ({
    codigo,
    version: versionActual,
    valor: tipo === "texto" || marcadas.has(codigo) ? "1" : "0",
  }));
}

/** The codes of the required boxes that are not ticked. */
export function requeridasSinMarcar(politicas: readonly Politica[], marcadas: ReadonlySet<string>): string[] {
  return politicas
    .filter(({ codigo, tipo, requerido }) => tipo === "check" && requerido === 1 && !marcadas.has(codigo))
    .map(({ codigo }) => codigo);
}
