import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

/** The field takes what its buttons leave, and never less than a code needs: beside large letters they go below. */
export const linea = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3] });
export const codigo = style({ flex: "1 1 12rem", width: "auto", minWidth: "min(100%, 12rem)" });
