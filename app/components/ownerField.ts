import { createContext } from "react";

/** Hidden field that names the owner of a page's forms; undefined on a page without an owner. */
export const OwnerField = createContext<{ name: string; value: string } | undefined>(undefined);
