import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { SUGERENCIAS } from "~/shell/bloque";
import { Sugerencias } from "./Sugerencias";

/**
 * The only part of the search box that a page loads before somebody focuses it. A constant, so that the content
 * security policy can name it by its hash.
 */
const AL_ENTRAR = `(()=>{
const enter=({target})=>{
if(!target.closest?.("[role=search]"))return;
removeEventListener("focusin",enter);
import(document.getElementById("${SUGERENCIAS}").dataset.guion)};
addEventListener("focusin",enter);
enter({target:document.activeElement??{}})
})()`;

/** The source expression that lets this script run (CSP Level 3, hash sources). */
export const AL_ENTRAR_CSP = `'sha256-${createHash("sha256").update(AL_ENTRAR).digest("base64")}'`;

const BLOQUE = `${renderToStaticMarkup(<Sugerencias />)}<script>${AL_ENTRAR}</script>`;

/** Script block for pages with a search box. It stands after all that React takes over. */
export const bloqueDelBuscador = (html: string): string => (html.includes(' role="search"') ? BLOQUE : "");
