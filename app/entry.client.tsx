import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { conservarCampos } from "./shell/conservarCampos";

// Only here is the device's zone known; the server adds the hour there to later pages (features/agenda/zona).
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
document.cookie = `zona=${timeZone}; max-age=31536000; path=/; samesite=lax`;

startTransition(() => {
  if (!window.puedeHidratarse()) return;
  const devolver = conservarCampos();
  hydrateRoot(document, <RemixBrowser />, {
    onRecoverableError(error) {
      devolver();
      reportError(error);
    },
  });
});
