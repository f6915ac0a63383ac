import { createContext } from "react";

/** Beginning of the title of a page with emergency numbers: screen readers read it first (WCAG 2.2, 2.4.2). */
export const TITULO_DE_AYUDA = "Ayuda ahora: 113";

/** True when the help lines already stand above the page, so that they are not repeated. */
export const AyudaArribaContext = createContext(false);
