import { PREFIJO_DE_COOKIE } from "./parametros";

/** A form that a script of ours sends says so, and for whom its page was made: it is told where to go on, not led there. */
export const CABECERA_DE_BANDEJA = "x-bandeja";
/** Of a page that was made for a visitor. */
export const DE_VISITA = "visita";
export const CABECERA_DE_SEGUIR = "x-seguir";

/** By which something that is sent again is known as the same. */
export const CABECERA_DE_ENVIO = "idempotency-key";
const ENVIO = /^[\w-]{16,100}$/;

export function idEnvioDe(request: { headers: Headers }): string | undefined {
  const escrito = request.headers.get(CABECERA_DE_ENVIO);
  return escrito !== null && ENVIO.test(escrito) ? escrito : undefined;
}

/** Something waits in this browser: every page then brings the script that sends it. */
export const COOKIE_POR_ENVIAR = `${PREFIJO_DE_COOKIE}por_enviar`;
/** What the cookie says once somebody signed out: what waits is theirs and goes with them. */
export const OLVIDAR = "olvidar";
/** What waited for longer is not sent any more. */
export const DIAS_QUE_ESPERA = 7;

/** On a form: an answer waits where it cannot be sent. Its value names the fields that have to be filled before. */
export const EN_BANDEJA = "data-bandeja";
/** On a choice: whoever makes it is shown whom to call, also while it waits. */
export const PELIGRO = "data-peligro";
/** What they are shown then. */
export const AL_ESPERAR = "data-al-esperar";
/** A form that was held back may be sent again. */
export const EN_ESPERA = "envio-en-espera";
