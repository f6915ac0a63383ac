import { campoConForma } from "./campos";

/** Version of a text as a form sends it; `mensaje` refuses anything else. */
export const campoDeVersion = (mensaje: string, falta = mensaje) =>
  campoConForma(/^[\w.-]{1,40}$/, mensaje, { falta });

/** Version of a text as a program sends it. */
export const versionDeTexto = campoDeVersion("No es una versión", "Falta la versión");
