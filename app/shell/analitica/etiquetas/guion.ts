import type { EventoDeAnalitica } from "~/domain/analitica/eventos";
import { bloqueVigente, MARCO_DE_ETIQUETAS } from "../capa";

// Hands the events of this page to the tag manager, whose frame sees nothing else of the page. Only a browser that
// allows measuring gets this script, and only where an installation has a tag manager.
const marco = document.getElementById(MARCO_DE_ETIQUETAS) as HTMLIFrameElement | null;
const capa = (window.dataLayer ??= []);
const porDar: EventoDeAnalitica[] = [...capa];
let abierto = false;

function dar() {
  // The frame has an origin of its own, which no target origin can name (HTML § 7.1.1, opaque origins).
  if (abierto) for (const evento of porDar.splice(0)) marco?.contentWindow?.postMessage(evento, "*");
}

/** Ends the frame of an open page when another tab ended the permission. */
function retirar() {
  if (bloqueVigente() || !abierto) return;
  abierto = false;
  marco?.setAttribute("src", "about:blank");
}

if (marco && bloqueVigente()) {
  const anotar = capa.push.bind(capa);
  capa.push = (...eventos) => {
    porDar.push(...eventos);
    dar();
    return anotar(...eventos);
  };
  marco.addEventListener(
    "load",
    () => {
      abierto = true;
      dar();
    },
    { once: true },
  );
  // A changed attribute is no change of the page for the script that hydrates it.
  marco.src = marco.dataset.src!;
  for (const senal of ["focus", "pageshow"]) addEventListener(senal, retirar);
  document.addEventListener("visibilitychange", retirar);
  (window as { cookieStore?: EventTarget }).cookieStore?.addEventListener("change", retirar);
}
