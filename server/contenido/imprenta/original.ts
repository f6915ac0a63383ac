import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Below the folder that every process of ours is started in. */
export const PLANTILLA = "server/contenido/imprenta/hoja.typ";
export const LOGO = "public/favicon.svg";

/** How sheets leave the press, and with which version of it. */
export const SALIDA = { pdfStandard: "ua-1" } as const;
const IMPRENTA = "typst-ts-node-compiler 0.7.0, nunito 0.4.2";

/** Names all that a sheet is made from: the text as it is set, the template in it, the logo and the press. */
export const huellaDelOriginal = (fuente: string): string =>
  createHash("sha256")
    .update(JSON.stringify([fuente, readFileSync(LOGO, "utf8"), SALIDA, IMPRENTA]))
    .digest("hex");
