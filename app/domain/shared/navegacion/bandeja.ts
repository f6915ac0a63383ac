import { PREFIJO_DE_COOKIE } from "./parametros";

/**
 * Header of a form that our script sends; its value names the person for whom the page was made. The answer then names
 * the next page instead of redirecting.
 */
export const CABECERA_DE_BANDEJA = "x-bandeja";
/** Value of the header for a page of a visitor without an account. */
export const DE_VISITA = "visita";
export const CABECERA_DE_SEGUIR = "x-seguir";

/** Header that names a form, so that a repeated one counts once. */
export const CABECERA_DE_ENVIO = "idempotency-key";
const ENVIO = /^[\w-]{16,100}$/;

export function idEnvioDe(request: { headers: Headers }): string | undefined {
  const escrito = request.headers.get(CABECERA_DE_ENVIO);
  return escrito !== null && ENVIO.test(escrito) ? escrito : undefined;
}

/** Cookie that is set while unsent forms wait in this browser: every page then loads the script that sends them. */
export const COOKIE_POR_ENVIAR = `${PREFIJO_DE_COOKIE}por_enviar`;
/** Value of the cookie after sign-out: the waiting forms are deleted. */
export const OLVIDAR = "olvidar";
/** Days after which a form that waits in the browser is deleted. */
export const DIAS_QUE_ESPERA = 7;

/** Attribute of a form that waits in the browser when it cannot be sent. Its value names the required fields. */
export const EN_BANDEJA = "data-bandeja";
/** Attribute of a choice that means danger: choosing it shows the help lines at once, even while the form waits. */
export const PELIGRO = "data-peligro";
/** Attribute of the help lines that such a choice shows. */
export const AL_ESPERAR = "data-al-esperar";
/** Event with the answer of the action to a refused form. A page that shows it prevents the event's default. */
export const EN_RECHAZO = "envio-rechazado";
/** Event after which a waiting form may be sent again. */
export const EN_ESPERA = "envio-en-espera";
