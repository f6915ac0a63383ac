/**
 * Readers of a flow's policies (visitors, accounts, or both), and whether it asks for the use of health data. A text
 * about health stands alone and is withdrawn alone (Ley 29733, art. 13.6).
 */
const DONDE = {
  /** Asked again of accounts when its texts change. */
  REGISTRO: { sinCuenta: true, conCuenta: true, salud: false },
  PUBLICO: { sinCuenta: true, conCuenta: false, salud: false },
  /** Update of data that enters the prize draw (specification § 2); its code is `ACT`. */
  GLOBAL: { sinCuenta: false, conCuenta: true, salud: false },
  /** Asked before booking a session. */
  SESION: { sinCuenta: false, conCuenta: true, salud: true },
  /** Asked before answers about health, also of visitors. */
  TEST: { sinCuenta: true, conCuenta: true, salud: true },
  SALUD_MENTAL: { sinCuenta: false, conCuenta: true, salud: true },
  /** Asked before storing a measurement of the pulse. */
  ESCANEO: { sinCuenta: false, conCuenta: true, salud: true },
} as const;

export type Flujo = keyof typeof DONDE;
type Trato = keyof (typeof DONDE)[Flujo];
type Con<T extends Trato> = { [F in Flujo]: (typeof DONDE)[F] extends Record<T, true> ? F : never }[Flujo];

export const FLUJOS = Object.keys(DONDE) as Flujo[];
const con = <T extends Trato>(trato: T) => FLUJOS.filter((flujo): flujo is Con<T> => DONDE[flujo][trato]);

export const FLUJOS_PUBLICOS = con("sinCuenta");
export const FLUJOS_PRIVADOS = con("conCuenta");
export type FlujoDeSalud = Con<"salud">;
/** Flows that a visitor answers alone. Texts about health are answered with their form, and stored beside it. */
export const FLUJOS_DE_VISITA = FLUJOS_PUBLICOS.filter(
  (flujo): flujo is Exclude<(typeof FLUJOS_PUBLICOS)[number], FlujoDeSalud> => !DONDE[flujo].salud,
);

const ENTRE = new Intl.ListFormat("es", { type: "disjunction" });
/** Error for an unknown flow. */
export const esUnoDe = (flujos: readonly Flujo[]) => `El flujo es ${ENTRE.format(flujos)}`;

/** The main consent to the use of data. It is always optional and can always be withdrawn (Ley 29733, art. 13.7). */
export const CUA = "CUA";

/** Rules of the prize draw, asked only while there is one. */
export const BASES_DEL_SORTEO = "BASES";

/**
 * The express consent to the use of health data in sessions (Ley 29733, art. 13.6): without it none is booked, and none
 * is held.
 */
export const DATOS_DE_SALUD = "DATOS_DE_SALUD";
/** Code of the permission to measure in a browser, and of the separate one for a tag manager. */
export const MEDICION_DEL_USO = "MEDICION";
export const GESTOR_DE_ETIQUETAS = "GESTOR_DE_ETIQUETAS";

/** Express consent to the use of a test's answers (Ley 29733, art. 13.6): without it none is kept or used. */
export const DATOS_DEL_TEST = "DATOS_DEL_TEST";

/** Express consent to the use of answers in the mental-health programme only (Ley 29733, art. 13.6). */
export const DATOS_DE_SALUD_MENTAL = "DATOS_DE_SALUD_MENTAL";

/**
 * The express consent to keep measurements of the pulse (Ley 29733, art. 13.6): without it none is kept, and none is
 * shown.
 */
export const DATOS_DEL_ESCANER = "DATOS_DEL_ESCANER";

/**
 * A text that people are shown or asked to accept, in one version. A `check` is a box of one purpose and never ticked
 * beforehand (Ley 29733, art. 13.5); a `texto` is information shown, which is sent with valor 1 and is no consent.
 */
export interface Politica {
  codigo: string;
  tipo: "check" | "texto";
  titulo: string;
  /** Path of its full text. */
  enlace: string;
  contenido: string;
  versionActual: string;
  requerido: 0 | 1;
  marcado: 0 | 1;
  valor: "0" | "1";
}

/** A text in force, as the storage knows it. */
export interface PoliticaVigente extends Politica {
  huellaDelTexto: string;
  /** True when the modal may be closed without an acceptance: it then shows its cross (specification § 4). */
  iconoDeCierre: 0 | 1;
}

/** A version of a text, in force or past. */
export interface VersionDePolitica {
  codigo: string;
  version: string;
  titulo: string;
  contenido: string;
  huellaDelTexto: string;
  vigenteDesde: Date;
}

/** The flow of type GLOBAL that enters the prize draw has this name (specification § 2). */
export const NOMBRE_DE_FLUJO_GLOBAL = "ACT";

/** Answer to one policy, as sent (specification § 3). */
export interface Aceptacion {
  codigo: string;
  version: string;
  valor: "0" | "1";
}

/** A line of the ledger: a person's answer to a text, with its instant and its door. Never changed. */
export interface Consentimiento extends LineaDeLibro {
  idConsentimiento: string;
  idPersona: number;
}

/** A line of a visitor's answers: the same proof as a person's, without a person. */
export interface AceptacionPublica extends LineaDeLibro {
  idAceptacion: string;
}

/** An answer: to which text, when, through which door. */
export interface LineaDeLibro extends Aceptacion {
  flujo: Flujo;
  /** SHA-256 of the shown text: the line proves which text the person read (burden of proof: D.S. 016-2024-JUS). */
  huellaDelTexto: string;
  canal: "web" | "api";
  idSolicitud: string;
  creadoEn: Date;
}

export const CAMPO_OBLIGATORIO = "Este campo es obligatorio";

/**
 * True when an answer can be withdrawn alone (Ley 29733, art. 13.7). A text required for an account ends with the
 * account. Withdrawing a text about health ends the sessions or the questions that need it.
 */
export function seRetiraPorSeparado(flujo: Flujo, { tipo, requerido }: Pick<Politica, "tipo" | "requerido">) {
  return tipo === "check" && (requerido === 0 || DONDE[flujo].salud);
}

/** The answers to send: boxes as they are, information always 1 (specification § 5). */
export function aceptacionesDe(
  politicas: readonly Pick<Politica, "codigo" | "tipo" | "versionActual">[],
  marcadas: ReadonlySet<string>,
): Aceptacion[] {
  return politicas.map(({ codigo, tipo, versionActual }) => ({
    codigo,
    version: versionActual,
    valor: tipo === "texto" || marcadas.has(codigo) ? "1" : "0",
  }));
}

/** The answers to record: each code that was sent with its value, and no other. */
export function aceptacionesEnviadas(
  politicas: readonly Pick<Politica, "codigo" | "versionActual">[],
  enviadas: readonly Aceptacion[],
): Aceptacion[] {
  const codigos = new Set(enviadas.map(({ codigo }) => codigo));
  const marcadas = codigosMarcados(enviadas);
  return politicas
    .filter(({ codigo }) => codigos.has(codigo))
    .map(({ codigo, versionActual }) => ({
      codigo,
      version: versionActual,
      valor: marcadas.has(codigo) ? "1" : "0",
    }));
}

/**
 * Answers that closing sends (specification § 4): the boxes as they stand, required or not, without the main consent.
 * Closing neither agrees nor withdraws.
 */
export function aceptacionesAlCerrar(
  politicas: readonly Politica[],
  enviadas: readonly Aceptacion[],
): Aceptacion[] {
  return aceptacionesEnviadas(
    politicas.filter(({ codigo, marcado }) => codigo !== CUA || marcado === 0),
    enviadas,
  ).map((respuesta) => (respuesta.codigo === CUA ? { ...respuesta, valor: "0" } : respuesta));
}

/** Names the texts of a flow together: it changes when any of them does. */
export function versionDelConjunto(politicas: readonly Politica[]): string {
  return politicas.map(({ codigo, versionActual }) => `${codigo}:${versionActual}`).join(" ");
}

/** True when an answer is about a text that is not in force: it is shown again, never taken for a yes. */
export function respondeAOtroTexto(politicas: readonly Politica[], aceptaciones: readonly Aceptacion[]) {
  return aceptaciones.some(
    ({ codigo, version }) =>
      !politicas.some((politica) => politica.codigo === codigo && politica.versionActual === version),
  );
}

/** The codes that were answered with 1. */
export const codigosMarcados = (aceptaciones: readonly Aceptacion[]) =>
  new Set(aceptaciones.filter(({ valor }) => valor === "1").map(({ codigo }) => codigo));

/** The codes of the required boxes that are not ticked (specification § 5). */
export function requeridasSinMarcar(politicas: readonly Politica[], marcadas: ReadonlySet<string>): string[] {
  return politicas
    .filter(({ codigo, tipo, requerido }) => tipo === "check" && requerido === 1 && !marcadas.has(codigo))
    .map(({ codigo }) => codigo);
}
