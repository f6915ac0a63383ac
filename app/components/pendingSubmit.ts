import { createContext } from "react";

/** Button that sent the form around it, until the answer arrives; null otherwise. */
export const PendingSubmit = createContext<{ button: HTMLElement | null }>({ button: null });
