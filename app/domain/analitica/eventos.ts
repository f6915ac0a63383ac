import type { ClaveDeSeccion } from "../shared/secciones";

declare const deQue: unique symbol;
/** A string of one kind, which only the maker of that kind gives: free text does not compile as a field. */
type Clave<De extends string> = string & { readonly [deQue]: De };

/** Pattern of a page in the site map, `/ruta/:url`: an address without what it names. */
export type PatronDePagina = Clave<"patron">;
/** Name of a notice, a survey or a question: a word of ours, which nobody types. */
export type NombreNuestro = Clave<"nombre">;
/** Random name of a browser that allows measuring. It ends with the permission, and no table has it. */
export type Seudonimo = Clave<"seudonimo">;

const NOMBRE = /^[a-z0-9-]{1,60}$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Brands a pattern of our site map. `patternAt` of the server is the one source of patterns. */
export const comoPatron = (patron: string) => patron as PatronDePagina;

/** A name in the form of ours; throws for anything else, which would be a fault of our own code. */
export function comoNombre(nombre: string): NombreNuestro {
  if (!NOMBRE.test(nombre)) throw new Error("not a name of ours");
  return nombre as NombreNuestro;
}

export const comoSeudonimo = (texto: string): Seudonimo | null =>
  UUID.test(texto) ? (texto as Seudonimo) : null;

/** Labels of the kinds of page (specification § 2). A page of a person has none. */
export const TIPOS_DE_PAGINA = [
  "tools list",
  "wellness play list",
  "live wellness list",
  "tool detail",
  "wellness play detail",
  "live wellness detail",
  "video viewing",
  "thank-you page",
  "error 404 page",
  "public zone",
] as const;
export type TipoDePagina = (typeof TIPOS_DE_PAGINA)[number];

/** A page as the data layer names it. */
export interface PaginaVista {
  page: PatronDePagina;
  type?: TipoDePagina;
  section?: ClaveDeSeccion;
}

/** Names of the journey of a sign-up (specification § 7), whose flow is the way that the person came. */
export const FLUJOS_DE_REGISTRO = ["web", "app"] as const;
export type FlujoDeRegistro = (typeof FLUJOS_DE_REGISTRO)[number];
export const nombreDelViaje = <F extends FlujoDeRegistro>(flujo: F) => `Tipo de Flujo ${flujo}` as const;
export const REGISTRO_EXITOSO = "Registro exitoso – Tipo de flujo";

/** Code of an error as the catalogue has it (specification § 8), or the kind of refusal of a form. */
export type CodigoDeError =
  "404" | "504 Timeout" | "ERR_NETWORK" | "UNEXPECTED_ERROR" | "service" | "form" | "authentication";

/**
 * Event of the data layer (specification § 7). It has no field for a name, a document, an answer or an address. An
 * action is told when it was done, as `ok`. A refused one is an `error`; the message of a failed one goes to the report
 * of failures, and never to the data layer.
 */
export type EventoDeAnalitica =
  | { event: "virtual-page-view"; metadata: PaginaVista }
  | { event: "metadata"; audience: { digital_id: Seudonimo }; metadata: { channel: CanalDeFormulario } }
  | { event: "journey"; journey: { name: `Tipo de Flujo ${FlujoDeRegistro}`; type: "Regular" } }
  | {
      event: "sign-up-completed";
      journey: { name: typeof REGISTRO_EXITOSO; type: "Regular" };
      document_type?: number;
    }
  | { event: "login" | "profile-update" }
  | { event: "login-auth-error"; error: { code: "authentication" } }
  | { event: "action"; action: { name: NombreNuestro; status: "ok" } }
  | { event: "error"; error: { code: CodigoDeError } }
  | { event: "log"; log: { name: NombreNuestro } }
  | { event: "form-view"; form: { channel: CanalDeFormulario; name: PatronDePagina } }
  | { event: "survey-start" | "survey-completed"; survey: { id: NombreNuestro } }
  | { event: "survey-question"; survey: { id: NombreNuestro; question: NombreNuestro } };

export type NombreDeEvento = EventoDeAnalitica["event"];
/** Place of a form: in a browser, or inside the mobile app. */
export type CanalDeFormulario = "web" | "app";

/** Words for each event, on the page that asks for permission. An event without words does not compile. */
export const QUE_SE_ANOTA: Readonly<Record<NombreDeEvento, string>> = {
  "virtual-page-view": "Qué clase de página abriste, nunca su dirección ni lo que buscaste.",
  metadata: "Un número al azar para este navegador, y si estás en la web o en la app.",
  journey: "Que empezaste a crear una cuenta.",
  "sign-up-completed": "Que la creaste, y con qué tipo de documento, nunca su número.",
  login: "Que entraste a tu cuenta.",
  "login-auth-error": "Que no pudiste entrar a tu cuenta.",
  "profile-update": "Que cambiaste tus datos, nunca cuáles.",
  action: "Qué hiciste con un botón, como guardar un favorito.",
  error: "Que algo falló o no se pudo enviar, con el código del error.",
  log: "Que te avisamos de algo, y de qué clase.",
  "form-view": "Que viste un formulario, nunca lo que escribes.",
  "survey-start": "Que empezaste una encuesta, y cuál.",
  "survey-question": "Qué preguntas de esa encuesta contestaste, nunca con qué.",
  "survey-completed": "Que la terminaste.",
};

/** All that a browser notes with permission: the events, and how fast pages feel. */
export const LO_QUE_SE_ANOTA: readonly string[] = [
  ...Object.values(QUE_SE_ANOTA),
  "Qué tan rápido se ve y responde cada página, y si tu conexión es lenta o rápida.",
];

/**
 * Numbers of the analytics code that the specification describes (§ 9), whose purpose it does not say. Nothing is cut,
 * sampled or dropped by them.
 */
export const NUMEROS_DE_PROPOSITO_DESCONOCIDO = [128, 100, 32] as const;
