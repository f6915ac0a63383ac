import { style } from "@vanilla-extract/css";

/** Box in which a long text scrolls on its own. */
export const texto = style({ maxHeight: "12rem", overflowY: "auto" });
