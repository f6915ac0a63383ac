/**
 * Where a policy is shown: to visitors, to people with an account, or both, and whether it asks for the use of health
 * data, in which case each text stands alone and is withdrawn by itself.
 */
const DONDE = {
  /** Whoever has an account is asked again when its texts change. */
  REGISTRO: { sinCuenta: true, conCuenta: true, salud: false },
  PUBLICO: { sinCuenta: true, conCuenta: false, salud: false },
  /** With the name `ACT` it is the update of data that enters the prize draw. */
  GLOBAL: { sinCuenta: false, conCuenta: true, salud: false },
  /** What whoever books a session is asked. */
  SESION: { sinCuenta: false, conCuenta: true, salud: true },
  /** What whoever answers about their health is, also without an account. */
  TEST: { sinCuenta: true, conCuenta: true, salud: true },
  SALUD_MENTAL: { sinCuenta: false, conCuenta: true, salud: true },
  /** What whoever keeps a measurement of their pulse is. */
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
/** What a visitor answers by itself: a text about health is answered with what it is asked for, and kept beside that. */
export const FLUJOS_DE_VISITA = FLUJOS_PUBLICOS.filter(
  (flujo): flujo is Exclude<(typeof FLUJOS_PUBLICOS)[number], FlujoDeSalud> => !DONDE[flujo].salud,
);

const ENTRE = new Intl.ListFormat("es", { type: "disjunction" });
/** Told to whoever names another one. */
export const esUnoDe = (flujos: readonly Flujo[]) => `El flujo es ${ENTRE.format(flujos)}`;

/** The main consent to the use of data. It is always optional and can always be withdrawn. */
export const CUA = "CUA";

/** The rules of the prize draw: nobody is asked to accept those of none. */
export const BASES_DEL_SORTEO = "BASES";

/** The express consent to the use of health data in sessions: without it none is booked, and none is held. */
export const DATOS_DE_SALUD = "DATOS_DE_SALUD";

/** The express consent to the use of what is answered in a test: without it no answer is kept, and none is used. */
export const DATOS_DEL_TEST = "DATOS_DEL_TEST";

/** The express consent to the use of what is answered in the mental-health programme; of nothing else. */
export const DATOS_DE_SALUD_MENTAL = "DATOS_DE_SALUD_MENTAL";

/** The express consent to keep measurements of the pulse: without it none is kept, and none is shown. */
export const DATOS_DEL_ESCANER = "DATOS_DEL_ESCANER";

/**
 * A text that people are shown or asked to accept, in one version. A `check` is a box of one
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

/** One in force, as the storage knows it. */
export interface PoliticaVigente extends Politica {
  huellaDelTexto: string;
  /** It may be closed without being accepted: the modal then shows its cross. */
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

/** The flow of type GLOBAL that enters the prize draw has this name. */
export const NOMBRE_DE_FLUJO_GLOBAL = "ACT";

/** What is sent of one policy. */
export interface Aceptacion {
  codigo: string;
  version: string;
  valor: "0" | "1";
}

/** One line of the ledger: what somebody answered to which text, when and through which door. Never changed. */
export interface Consentimiento extends LineaDeLibro {
  idConsentimiento: string;
  idPersona: number;
}

/** One line of what a visitor answered: the same proof as a person's, without a person. */
export interface AceptacionPublica extends LineaDeLibro {
  idAceptacion: string;
}

/** What was answered to which text, when and through which door. */
export interface LineaDeLibro extends Aceptacion {
  flujo: Flujo;
  /** SHA-256 of the text that was shown, so that the line proves what was read. */
  huellaDelTexto: string;
  canal: "web" | "api";
  idSolicitud: string;
  creadoEn: Date;
}

export const CAMPO_OBLIGATORIO = "Este campo es obligatorio";

/**
 * Whether somebody may withdraw their answer by itself. What is required to have an account ends with the account;
 * what is required for sessions or for questions about one's health ends with them.
 */
export function seRetiraPorSeparado(flujo: Flujo, { tipo, requerido }: Pick<Politica, "tipo" | "requerido">) {
  return tipo === "check" && (requerido === 0 || DONDE[flujo].salud);
}

/** The answers to send: boxes as they are, information always 1. */
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
 * What closing sends: the boxes as they are and no required one asked for, but never the main consent. Whoever
 * closes has not agreed to anything, nor taken back what they had agreed to.
 */
export function aceptacionesAlCerrar(
  politicas: readonly Politica[],
  enviadas: readonly Aceptacion[],
): Aceptacion[] {
  return aceptacionesEnviadas(
    politicas.filter(({ codigo, marcado }) => codigo !== CUA || marcado === 0),
    enviadas,
  ).map((una) => (una.codigo === CUA ? { ...una, valor: "0" } : una));
}

/** Names the texts of a flow together: it changes when any of them does. */
export function versionDelConjunto(politicas: readonly Politica[]): string {
  return politicas.map(({ codigo, versionActual }) => `${codigo}:${versionActual}`).join(" ");
}

/** Whether an answer is about a text that is not the one in force: it must be shown again, never taken for a yes. */
export function respondeAOtroTexto(politicas: readonly Politica[], aceptaciones: readonly Aceptacion[]) {
  return aceptaciones.some(
    ({ codigo, version }) =>
      !politicas.some((politica) => politica.codigo === codigo && politica.versionActual === version),
  );
}

/** The codes that were answered with 1. */
export const codigosMarcados = (aceptaciones: readonly Aceptacion[]) =>
  new Set(aceptaciones.filter(({ valor }) => valor === "1").map(({ codigo }) => codigo));

/** The codes of the required boxes that are not ticked. */
export function requeridasSinMarcar(politicas: readonly Politica[], marcadas: ReadonlySet<string>): string[] {
  return politicas
    .filter(({ codigo, tipo, requerido }) => tipo === "check" && requerido === 1 && !marcadas.has(codigo))
    .map(({ codigo }) => codigo);
}
