import { createHash } from "node:crypto";

/** Host of the tag manager: the frame runs no other script, and speaks to no other host. */
export const ANFITRION_DE_ETIQUETAS = "https://www.googletagmanager.com";

/**
 * Script of the frame. It takes away calls, which no policy limits, and hands the events that our page sends to the tag manager's container, which it loads. It is
 * a constant of an installation, so that the policy of the frame names it by its hash.
 */
const guionDe = (id: string) => `(()=>{
delete window.RTCPeerConnection;delete window.webkitRTCPeerConnection;
const layer=window.dataLayer=[{"gtm.start":Date.now(),event:"gtm.js"}],script=document.createElement("script");
addEventListener("message",({source,data})=>{if(source===parent)layer.push(data)});
script.async=true;script.src="${ANFITRION_DE_ETIQUETAS}/gtm.js?id=${id}";document.head.append(script)})()`;

/** Source expression of the policy that allows the script of the frame (CSP Level 3, hash sources). */
export const etiquetasEnCsp = (id: string) =>
  `'sha256-${createHash("sha256").update(guionDe(id)).digest("base64")}'`;

/** Document of the frame: it has no address of a page, no word of it and no cookie of ours. */
export const documentoDeEtiquetas = (id: string) =>
  `<!doctype html><html lang="es-PE"><head><meta charset="utf-8"><title>Etiquetas</title><script>${guionDe(id)}</script></head></html>`;
