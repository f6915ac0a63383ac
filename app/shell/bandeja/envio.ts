import { DIRECCION_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import {
  CABECERA_DE_BANDEJA,
  CABECERA_DE_ENVIO,
  CABECERA_DE_SEGUIR,
  DE_VISITA,
  DIAS_QUE_ESPERA,
} from "~/domain/shared/navegacion/bandeja";
import { UN_DIA_EN_MS } from "~/domain/shared/duracion";
import { PRIMERO_OTRA_COSA } from "./bandeja";

/** A form that the person sent, on this page or on an earlier page. */
export interface Envio {
  id: string;
  /** Digest of the person for whom the page was made; empty for a visitor. */
  de: string;
  direccion: string;
  /** Fields of the form, URL-encoded. */
  cuerpo: string;
  /**
   * Instant of the sending in milliseconds. It is later than every earlier form of this address, also when another
   * page's clock is ahead.
   */
  en: number;
  /**
   * True when the server refused the form. It is sent again only when its person opens it, and is deleted by the page
   * that shows it.
   */
  rechazado?: "por-ver" | "abierto";
}

export interface Respuesta {
  status: number;
  /** Address to which the server sends the person next. */
  seguir: string | null;
  /** Reason for deleting the form without sending it: it is another person's, or too old. */
  sinEnviar?: "ajena" | "perdida";
  /** HTML of the page that refuses the form. */
  html?: string;
}

/** Outcome of a form, which the page that sent it tells to the browser's other pages. */
export interface Final extends Pick<Envio, "id" | "de" | "direccion" | "en"> {
  respuesta: Respuesta;
}

export const leerEnvio = (texto: string) => JSON.parse(texto) as Envio;

/** Returns the newer of two forms of one address, both serialized. */
export const elMasNuevo = (primero: string, segundo: string) =>
  leerEnvio(segundo).en > leerEnvio(primero).en ? segundo : primero;

/** Time in milliseconds since 1970, by the clock of the device. */
export const ahora = () => performance.timeOrigin + performance.now();

export const vencio = ({ en }: Envio) => ahora() - en > DIAS_QUE_ESPERA * UN_DIA_EN_MS;

/** Random id of 128 bits in hexadecimal. `crypto.randomUUID` exists on secure addresses only (Web Cryptography). */
export const nuevoId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** Page that the person must complete before the server takes their form, such as the new terms. */
export interface Antesala {
  /** Status of the server's answer after which the form is kept. */
  status: number;
  porque: string;
  cuando: string;
  enlace: string;
}

export const ENTRADA = "/iniciar-sesion";
export const ANTESALAS: Readonly<Record<string, Antesala>> = {
  [ENTRADA]: {
    status: 401,
    porque: "Tu sesión terminó.",
    cuando: "inicies sesión",
    enlace: "Inicia sesión para enviarla",
  },
  [DIRECCION_DE_MODAL.politicas]: {
    // An answer of danger needs no accepted terms: forms before it must not hold it back.
    status: PRIMERO_OTRA_COSA,
    porque: "Falta que aceptes los términos.",
    cuando: "los aceptes",
    enlace: "Lee los términos para enviarla",
  },
};

/** Path of the page that the person must complete first; null for any other address. */
export function antesalaEn(seguir: string | null): string | null {
  const lugar = seguir === null ? "" : new URL(seguir, location.href).pathname;
  return lugar in ANTESALAS ? lugar : null;
}

/** Status of a page that shows the form again with its errors. */
const RECHAZADO_CON_ERRORES = 400;

/** Another person's form is dropped, and the present person is not told. */
const AJENA: Respuesta = { status: 410, seguir: null, sinEnviar: "ajena" };
/** Result for a form that is no longer sent; the page says so. */
const PERDIDA: Respuesta = { status: 410, seguir: null, sinEnviar: "perdida" };
export const SIN_LINEA: Respuesta = { status: 503, seguir: null };
const SIN_QUIEN: Respuesta = { status: 401, seguir: null };
/** Result for a form that stays and does not hold back later forms. */
export const QUIETA: Respuesta = { status: PRIMERO_OTRA_COSA, seguir: null };

/**
 * Sends a form in the name of `de`, the person of this page. Another person's form is deleted. A visitor's form may
 * belong to the person who signed in since, or to another: it is sent for nobody.
 */
export async function enviarUno(envio: Envio, de: string, signal: AbortSignal): Promise<Respuesta> {
  if (envio.de !== de) return de === "" ? SIN_QUIEN : envio.de === "" ? PERDIDA : AJENA;
  if (envio.rechazado === "abierto") return AJENA;
  if (vencio(envio)) return PERDIDA;
  const respuesta = await fetch(envio.direccion, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      [CABECERA_DE_BANDEJA]: de || DE_VISITA,
      [CABECERA_DE_ENVIO]: envio.id,
    },
    body: envio.cuerpo,
    signal,
  });
  const { status, headers, redirected, url, body } = respuesta;
  const html = status === RECHAZADO_CON_ERRORES ? await respuesta.text() : "";
  if (!html) void body?.cancel();
  const seguir = headers.get(CABECERA_DE_SEGUIR) ?? (redirected ? url : null);
  const antesala = ANTESALAS[antesalaEn(seguir) ?? ""];
  if (antesala) return { status: antesala.status, seguir };
  // A page in place of our redirect is not ours: the sign-in page of a hotel's network, or a proxy.
  return { status: seguir === null && status < 400 ? 503 : status, seguir, html };
}
