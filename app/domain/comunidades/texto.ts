import { addMinutes } from "date-fns";
import { z } from "zod";
import { campoConForma, campoDeId, campoDeTexto } from "../shared/campos";
import { palabrasDe } from "../shared/palabras";

export const LARGO_DE_TEXTO = 2000;
const LARGO_DE_ASUNTO = 90;
/** Minutes after the writing for which its author may change a text. */
const MINUTOS_PARA_EDITAR = 15;

/**
 * State of a text. Others read only `publicado`. `en-espera`: a moderator reads it first. `solo-moderacion`: its author
 * sent it to the moderators alone. `ido`: its author left, and its words are gone. `borrado`: its author deleted it.
 */
export const ESTADOS_DE_TEXTO = [
  "publicado",
  "en-espera",
  "solo-moderacion",
  "quitado",
  "borrado",
  "ido",
] as const;
export type EstadoDeTexto = (typeof ESTADOS_DE_TEXTO)[number];

/** Words of support. A text shows which ones it got, and never how many people gave them. */
export const APOYOS = { abrazo: "Un abrazo", gracias: "Gracias", "me-pasa": "A mí también" } as const;
export type Apoyo = keyof typeof APOYOS;
export const APOYOS_EN_ORDEN = Object.keys(APOYOS) as [Apoyo, ...Apoyo[]];

/** Name that stands for an author who left, or whose account is deleted. */
export const ALGUIEN_QUE_YA_NO_ESTA = "Alguien que ya no está";

/** A text as the database has it: the beginning of a conversation, or a reply. */
export interface Texto {
  idTexto: string;
  comunidad: string;
  /** Conversation of the text; its own id for the text that begins one. */
  idConversacion: string;
  /** Membership of the author; null for an author who left. */
  idMiembro: string | null;
  /** Text of the same conversation that this one answers; null for none. */
  idCitado: string | null;
  texto: string;
  estado: EstadoDeTexto;
  creadoEn: Date;
  editadoEn: Date | null;
  /** Number of the broken rule and the reason, of a removed text. */
  quitado: { regla: number; motivo: string; en: Date } | null;
  /** Words of the appeal; null without one. */
  apelacion: string | null;
}

export const esConversacion = ({ idTexto, idConversacion }: Pick<Texto, "idTexto" | "idConversacion">) =>
  idTexto === idConversacion;

/** True for a text whose author deleted it or left: others see that it was there, and nothing of it. */
export const estaRetirado = ({ estado }: Pick<Texto, "estado">) => estado === "ido" || estado === "borrado";

/** Last instant at which its author may change a text; null when it cannot be changed. */
export function editableHasta(
  { estado, creadoEn }: Pick<Texto, "estado" | "creadoEn">,
  now: Date,
): Date | null {
  if (estado !== "publicado" && estado !== "en-espera") return null;
  const hasta = addMinutes(creadoEn, MINUTOS_PARA_EDITAR);
  return hasta > now ? hasta : null;
}

/** First line of a text, cut at a word: the heading of a conversation. */
export function asuntoDe(texto: string): string {
  const [linea = ""] = texto.trim().split(/\r?\n/, 1);
  if (linea.length <= LARGO_DE_ASUNTO) return linea;
  return `${linea.slice(0, LARGO_DE_ASUNTO).replace(/\s+\S*$/u, "")}…`;
}

/** Words below the heading of a conversation: all of them where the heading cuts the first line. */
export const cuerpoDe = (texto: string) =>
  asuntoDe(texto).endsWith("…") ? texto : texto.trim().replace(/^.*(?:\r?\n\s*)?/u, "");

/** Words of a text as the search compares them, between spaces. */
export const buscable = (texto: string) => ` ${palabrasDe(texto).join(" ")} `;

/** True when the box was marked. */
const marca = z
  .literal("1", "Marca la casilla o déjala vacía")
  .optional()
  .transform((valor) => valor === "1");

export const campoTexto = campoDeTexto("Escribe algo")
  .min(1, "Escribe algo")
  .max(LARGO_DE_TEXTO, `Escribe ${LARGO_DE_TEXTO} letras o menos`);

export const campoDeTextoId = campoDeId("No encontramos eso");

/** Id that a form sends, so that a text sent twice is one. */
const idEnvio = campoConForma(/^[\w-]{8,80}$/, "Vuelve a abrir la página").optional();

/** Fields of the form of a new conversation. */
export const formularioDePublicacion = z.object({
  texto: campoTexto,
  /** The writer saw the personal data that were pointed out, and keeps them. */
  conDatos: marca,
  /** The writer saw the help lines, and sends the text to the moderators only. */
  soloModeracion: marca,
  idEnvio,
});

/** Fields of the form of a reply. `idCitado`: text of the conversation that it answers. */
export const formularioDeRespuesta = formularioDePublicacion.extend({ idCitado: campoDeTextoId.optional() });

/** Fields of a draft: as long as a text may be, or empty. */
export const formularioDeBorrador = z.object({
  texto: campoTexto.or(z.literal("")),
  idCitado: campoDeTextoId.optional(),
});

export type Publicacion = Omit<z.output<typeof formularioDePublicacion>, "idEnvio"> & {
  idEnvio?: string | undefined;
};
export type Respuesta = Publicacion & { idCitado?: string | undefined };
