import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { SUGERENCIAS } from "~/shell/marco/bloque";
import { Sugerencias } from "./Sugerencias";

/**
 * Script of the search box that a page loads before anybody uses the box. It is a constant, so that the content
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

/**
 * Source expression of the content security policy that allows the script of the search box (CSP Level 3, hash
 * sources).
 */
export const AL_ENTRAR_CSP = `'sha256-${createHash("sha256").update(AL_ENTRAR).digest("base64")}'`;

const BLOQUE = `${renderToStaticMarkup(<Sugerencias />)}<script>${AL_ENTRAR}</script>`;

/** Script block for pages with a search box. It stands after the part of the page that React controls. */
export const bloqueDelBuscador = (html: string): string => (html.includes(' role="search"') ? BLOQUE : "");
