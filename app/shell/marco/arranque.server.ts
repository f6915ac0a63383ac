import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { LINEA } from "../bandeja/partes";
import { ANCLA_QUE_REPRODUCE, BLOQUE, SUGERENCIAS } from "./bloque";

/** Moment at which a page loads its scripts; a page without one loads none. `intencion`: on the first touch of a
 *  form,
 *  when a recording begins to play (its own first bytes go before ours), or when its `source` fails. `siempre`: at
 *  once.
 *  `indispensable`: at once, also on a page that something foreign changed, because a call or a live room needs
 *  scripts.
 *  Search boxes do not count: they have a script of their own (`buscador/`).
 *  @example export const handle = { hidratar: "intencion" } */
export type Hidratar = "intencion" | "siempre" | "indispensable";
/**
 * Value of `hidratar` in a route. `tras-envio` loads the scripts at once, but only on the page that answers its form.
 */
export type Deseo = Hidratar | "tras-envio";

const EN_DESARROLLO = process.env.NODE_ENV === "development";

/** Development script of Vite, which must run before our own scripts. */
const VITE = EN_DESARROLLO ? "if(manifest.hmr)await import(manifest.hmr.runtime);\n" : "";

/**
 * Script that runs before hydration, the only one of a page. It does what Remix's `<Scripts/>` does, but later. It is
 * a constant, so the content security policy can name it by its hash; what differs stands in a data block. A page that
 * a password manager or a translation changed is not hydrated. React 18 throws away HTML that it does not recognise,
 * with what was typed (remix-run/remix#4822, react/react#11538). The number of elements shows changes before this
 * script, an observer those after it. Two changes do not count: what our own scripts write into their sections, and
 * the links that are added here.
 *
 * A video plays on arrival only after a tap on a link of this site with the fragment `ANCLA_QUE_REPRODUCE`, and not
 * where the browser saves data. The fragment goes at once, so that a copied address or a reload plays nothing. A
 * browser may refuse to play with sound: its player then waits as without scripts.
 */
export const ARRANQUE = `(()=>{
const d=document,block=d.getElementById("${BLOQUE}"),c=block.dataset,signs=["focusin","pointerdown","keydown","playing","error"];
let begun=false;
const see=records=>{for(const{target}of records)target.parentElement?.closest("#${LINEA},#${SUGERENCIAS}")||stop()},
watch=new MutationObserver(see),
look=()=>c.elementos&&watch.observe(d,{childList:true,characterData:true,subtree:true}),
stop=()=>{watch.disconnect();if(c.cuando!="ya")c.cuando="nunca"},
begin=async()=>{
see(watch.takeRecords());
if(begun||c.cuando=="nunca")return;begun=true;
const{context,manifest}=JSON.parse(block.textContent),routes=Object.values(manifest.routes);
watch.disconnect();
for(const part of[manifest.entry,...routes])for(const href of[part.module,...part.imports||[]]){
const link=d.createElement("link");link.rel="modulepreload";link.href=href;d.head.append(link)}
look();
${VITE}const modules=await Promise.all(routes.map(route=>import(route.module)));
window.__remixContext=context;window.__remixManifest=manifest;
window.__remixRouteModules=Object.fromEntries(routes.map((route,i)=>[route.id,modules[i]]));
await import(manifest.entry.module)};
const sense=event=>{if(event.type==="playing"||event.target.closest?.("form:not([role=search]),select,source"))begin()};
look();if(c.elementos&&d.getElementsByTagName("*").length!=c.elementos)stop();
if(c.cuando==="siempre"||d.activeElement?.closest("form:not([role=search])"))begin();
else{for(const sign of signs)addEventListener(sign,sense,true);c.espera&&setTimeout(begin,c.espera)}
if(location.hash=="${ANCLA_QUE_REPRODUCE}"){
history.replaceState(null,"",location.pathname+location.search);
if(d.referrer.startsWith(location.origin+"/")&&!navigator.connection?.saveData&&!matchMedia("(prefers-reduced-data:reduce)").matches)
d.querySelector("video")?.play().catch(()=>0)}
})()`;

/**
 * Source expression of the content security policy that allows this script, and no other inline one (CSP Level 3, hash
 * sources).
 */
export const ARRANQUE_CSP = `'sha256-${createHash("sha256").update(ARRANQUE).digest("base64")}'`;

/**
 * Number of elements that a browser with scripts makes of a page: the contents of a template or a noscript make none.
 */
const contarElementos = (html: string) =>
  html.replaceAll(/<(template|noscript)>.*?<\/\1>/gs, "<$1>").match(/<[a-z]/g)?.length ?? 0;

/** Manifest of a page's scripts with each file named once: a repeated name costs every page its bytes. */
function sinRepetir({ entry, routes, ...rest }: EntryContext["manifest"]): EntryContext["manifest"] {
  const named = new Set<string>();
  const once = <Part extends { imports?: string[] }>(part: Part): Part => ({
    ...part,
    imports: part.imports?.filter((href) => !named.has(href) && named.add(href)),
  });
  return {
    ...rest,
    entry: once(entry),
    routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, once(route)])),
  };
}

/** Moment at which the scripts of a page begin. `espera`: milliseconds after which an untouched page begins too. */
type Momento = { hidratar: Hidratar; espera: number | undefined };

/**
 * Data for the hydration of one page, and the script that waits for a reason to begin. `antes`: the whole page up to
 * here.
 */
export function bloqueDeArranque(
  context: EntryContext,
  { hidratar, espera }: Momento,
  antes: string,
): string {
  const manifest = JSON.stringify(sinRepetir(context.manifest)).replaceAll("<", "\\u003c");
  // Without the number of elements nothing is compared: such a page needs its call in any case, and in development
  // Vite adds elements.
  const compared = hidratar !== "indispensable" && !EN_DESARROLLO;
  const cuando = hidratar === "indispensable" ? "siempre" : hidratar;
  // The data block and the script are two more elements.
  const elementos = compared ? ` data-elementos="${contarElementos(antes) + 2}"` : "";
  const conEspera = espera === undefined ? "" : ` data-espera="${espera}"`;
  return (
    `<script type="application/json" id="${BLOQUE}" data-cuando="${cuando}"${elementos}${conEspera}>` +
    `{"context":${context.serverHandoffString ?? "{}"},"manifest":${manifest}}</script>` +
    `<script>${ARRANQUE}</script>`
  );
}
