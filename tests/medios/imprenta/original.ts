import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Path of the template of printed sheets, below the folder in which every process is started. */
export const PLANTILLA = "tests/medios/imprenta/hoja.typ";
export const LOGO = "public/favicon.svg";

/** Output format of printed sheets, and versions of the compiler and the font. */
export const SALIDA = { pdfStandard: "ua-1" } as const;
const IMPRENTA = "typst-ts-node-compiler 0.7.0, nunito 0.4.2, portada 2";

/** Digest of everything that a printed sheet is made from: its Typst source, the logo, the format and the compiler. */
export const huellaDelOriginal = (fuente: string): string =>
  createHash("sha256")
    .update(JSON.stringify([fuente, readFileSync(LOGO, "utf8"), SALIDA, IMPRENTA]))
    .digest("hex");
