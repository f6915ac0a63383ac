import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { BLOQUE } from "./bloque";

/**
 * When a page wants its scripts: on the first touch of a form, when a recording begins to play (its own first bytes
 * come before ours) or its `source` cannot be had, or at once. A page that says nothing has none.
 * Who goes to search wants to go elsewhere: the boxes have a script of their own (`buscador/`).
 * A route says so with `export const handle = { hidratar: "intencion" }`.
 */
export type Hidratar = "intencion" | "siempre";
/** What a route says of itself: also that its page becomes alive, at once, only as the answer to its form. */
export type Deseo = Hidratar | "tras-envio";

/**
 * The whole script of a page until somebody wants more: does what Remix' `<Scripts/>` does, but later. It is a
 * constant, so that the content security policy can name it by its hash; what differs stands in a data block.
 */
export const ARRANQUE = `(()=>{
const block=document.getElementById("${BLOQUE}"),signs=["focusin","pointerdown","keydown","playing","error"];
let begun=false;
const begin=async()=>{
if(begun)return;begun=true;
for(const sign of signs)removeEventListener(sign,sense,true);
const{context,manifest}=JSON.parse(block.textContent),routes=Object.values(manifest.routes);
for(const part of[manifest.entry,...routes])for(const href of[part.module,...part.imports||[]]){
const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
if(manifest.hmr)await import(manifest.hmr.runtime);
const modules=await Promise.all(routes.map(route=>import(route.module)));
window.__remixContext=context;window.__remixManifest=manifest;
window.__remixRouteModules=Object.fromEntries(routes.map((route,i)=>[route.id,modules[i]]));
await import(manifest.entry.module)};
const sense=event=>{if(event.type==="playing"||event.target.closest?.("form:not([role=search]),select,source"))begin()};
if(block.dataset.cuando==="siempre"||document.activeElement?.closest("form:not([role=search])"))begin();
else for(const sign of signs)addEventListener(sign,sense,true)
})()`;

/** The source expression that lets this script, and no other inline one, run. */
export const ARRANQUE_CSP = `'sha256-${createHash("sha256").update(ARRANQUE).digest("base64")}'`;

/** What hydration needs to know about this one page, and the script that waits for a reason to begin. */
export function bloqueDeArranque(context: EntryContext, hidratar: Hidratar): string {
  const manifest = JSON.stringify(context.manifest).replaceAll("<", "\\u003c");
  return (
    `<script type="application/json" id="${BLOQUE}" data-cuando="${hidratar}">` +
    `{"context":${context.serverHandoffString ?? "{}"},"manifest":${manifest}}</script>` +
    `<script>${ARRANQUE}</script>`
  );
}
