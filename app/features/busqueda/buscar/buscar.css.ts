import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const grupos = style({ selectors: { "&&": { gap: space[10] } } });
/** Excerpt of the result's text, set apart from the result's summary. */
export const pasaje = style({ paddingInlineStart: space[3], borderInlineStart: `3px solid ${color.border}` });
/** A label has its own background, so a marked word in it is underlined instead. */
export const enEtiqueta = style({});
globalStyle("mark", {
  borderRadius: "4px",
  background: color.accentSoft,
  color: color.onAccentSoft,
  fontWeight: 600,
});
globalStyle(`${enEtiqueta} mark`, { background: "none", color: "inherit", textDecoration: "underline" });
