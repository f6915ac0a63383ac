import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BLOQUE } from "./shell/marco/bloque";
import { conservarCampos } from "./shell/formularios/conservarCampos";
import type { DatosDeRaiz } from "./shell/marco/marca";
import { ponerPiezaDelModal } from "./shell/modales/piezaDelModal";

// Only the browser knows the device's zone; the server adds the hour there to later pages (features/agenda/zona).
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
document.cookie = `zona=${timeZone}; max-age=31536000; path=/; samesite=lax`;

const raiz = window.__remixContext.state.loaderData?.root as Partial<DatosDeRaiz> | undefined;
if (raiz?.modal) ponerPiezaDelModal(await import("./shell/modales/ModalDelMarco"));

startTransition(() => {
  const bloque = document.getElementById(BLOQUE);
  // Something foreign came in while the scripts were on their way.
  if (!bloque || bloque.dataset.cuando === "nunca") return;
  bloque.dataset.cuando = "ya";
  const devolver = conservarCampos();
  hydrateRoot(document, <RemixBrowser />, {
    onRecoverableError(error) {
      devolver();
      reportError(error);
    },
  });
});
