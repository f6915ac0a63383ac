import { z } from "zod";

/** Names one version of a text, as a form or a program sends it. */
export const versionDeTexto = z.string("Falta la versión").regex(/^[\w.-]{1,40}$/, "No es una versión");
