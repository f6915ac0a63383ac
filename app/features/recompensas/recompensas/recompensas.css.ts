import { style } from "@vanilla-extract/css";
import { text } from "~/styles/tokens";

export const total = style({ fontSize: text.h2, fontWeight: 700 });

/** Takes a row of its own only where letters are large. */
export const texto = style({ flex: "1 1 9rem", minWidth: 0 });
export const nota = style({ display: "block" });
export const cambio = style({ flex: "none", fontWeight: 600, whiteSpace: "nowrap" });
