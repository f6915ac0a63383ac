import { createContext } from "react";

/** The button that sent the form around it, while the answer is on its way. */
export const PendingSubmit = createContext<{ button: HTMLElement | null }>({ button: null });
