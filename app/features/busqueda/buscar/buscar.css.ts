import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const grupos = style({ selectors: { "&&": { gap: space[10] } } });
/** What the thing says further down, apart from its summary. */
export const pasaje = style({ paddingInlineStart: space[3], borderInlineStart: `3px solid ${color.border}` });
/** It has colours of its own: there a line says it. */
export const enEtiqueta = style({});
globalStyle("mark", {
  borderRadius: "4px",
  background: color.accentSoft,
  color: color.onAccentSoft,
  fontWeight: 600,
});
globalStyle(`${enEtiqueta} mark`, { background: "none", color: "inherit", textDecoration: "underline" });
