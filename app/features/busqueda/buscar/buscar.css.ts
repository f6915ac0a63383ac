import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET } from "~/styles/tokens";

export const conSugerencias = style({ position: "relative", maxWidth: "36rem" });
export const sugerencias = style({
  position: "absolute",
  zIndex: 10,
  insetInline: 0,
  top: "100%",
  marginTop: space[2],
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 12px 32px ${color.shadow}`,
});
export const sugerencia = style({
  display: "flex",
  alignItems: "center",
  minHeight: TARGET,
  paddingInline: space[3],
  borderRadius: radius.field,
  color: color.text,
  textDecoration: "none",
  selectors: { "&:hover": { background: color.soft } },
});
export const grupos = style({ selectors: { "&&": { gap: space[10] } } });
globalStyle("mark", {
  borderRadius: "4px",
  background: color.accentSoft,
  color: color.onAccentSoft,
});
