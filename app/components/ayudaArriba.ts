import { createContext } from "react";

/** Begins the title of a page that shows whom to call: the first words that a screen reader says of it. */
export const TITULO_DE_AYUDA = "Ayuda ahora: 113";

/** Whether whom to call stands before the page already: twice it would say no more. */
export const AyudaArribaContext = createContext(false);
