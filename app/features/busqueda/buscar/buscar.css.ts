import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const grupos = style({ selectors: { "&&": { gap: space[10] } } });
globalStyle("mark", {
  borderRadius: "4px",
  background: color.accentSoft,
  color: color.onAccentSoft,
});
