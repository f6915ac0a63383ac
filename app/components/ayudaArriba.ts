import { createContext } from "react";

/** Whether whom to call stands before the page already: twice it would say no more. */
export const AyudaArribaContext = createContext(false);
