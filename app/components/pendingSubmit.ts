import { createContext } from "react";

interface Submit {
  /** The button that sent the form around it, while the answer is on its way. */
  button: HTMLElement | null;
  /** False until the person sends the form, also when it refuses to be sent; null outside of a form. */
  tried: boolean | null;
}

export const PendingSubmit = createContext<Submit>({ button: null, tried: null });
