import { createContext } from "react";

/** The field by which the forms of this page say whose they are; undefined where the page does not say it. */
export const OwnerField = createContext<{ name: string; value: string } | undefined>(undefined);
