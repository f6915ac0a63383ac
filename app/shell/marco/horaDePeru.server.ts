import { createHash } from "node:crypto";
import { ID_DE_NOTA } from "./HoraDePeru";

/**
 * Hides the note about Peru's hours where the device's clock is 300 minutes behind UTC now and 185 days later.
 * The offset decides and not the zone's name, which nothing learns. Two instants, because a zone with summer time has
 * the hours of Peru for half a year only. It is a constant, so that the content security policy can name it by its hash.
 */
const ESCONDER = `document.getElementById("${ID_DE_NOTA}").hidden=[0,1.6e10].every(t=>new Date(Date.now()+t).getTimezoneOffset()==300)`;

/** Source expression of the content security policy that allows this script (CSP Level 3, hash sources). */
export const ESCONDER_CSP = `'sha256-${createHash("sha256").update(ESCONDER).digest("base64")}'`;

/** Script block for pages with the note. It stands after the part of the page that React controls. */
export const bloqueDeHora = (html: string): string =>
  html.includes(` id="${ID_DE_NOTA}"`) ? `<script>${ESCONDER}</script>` : "";
