import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { SUGERENCIAS } from "~/shell/bloque";
import { Sugerencias } from "./Sugerencias";

/** All that a page has of it until somebody goes to the box: a constant, so that the policy can name it by its hash. */
const AL_ENTRAR = `(()=>{
const enter=({target})=>{
if(!target.closest?.("[role=search]"))return;
removeEventListener("focusin",enter);
import(document.getElementById("${SUGERENCIAS}").dataset.guion)};
addEventListener("focusin",enter);
enter({target:document.activeElement??{}})
})()`;

/** The source expression that lets this script run. */
export const AL_ENTRAR_CSP = `'sha256-${createHash("sha256").update(AL_ENTRAR).digest("base64")}'`;

const BLOQUE = `${renderToStaticMarkup(<Sugerencias />)}<script>${AL_ENTRAR}</script>`;

/** Where a page has a box to search from. It stands behind all that React takes over. */
export const bloqueDelBuscador = (html: string): string => (html.includes(' role="search"') ? BLOQUE : "");
