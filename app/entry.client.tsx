import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// Only here is the device's zone known; the server adds the hour there to later pages (features/agenda/zona).
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
document.cookie = `zona=${timeZone}; max-age=31536000; path=/; samesite=lax`;

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
