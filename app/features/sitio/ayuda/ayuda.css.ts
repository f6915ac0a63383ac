import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, TARGET } from "~/styles/tokens";

export const pregunta = style({
  borderTop: `1px solid ${color.border}`,
  selectors: { "h2 + &": { marginTop: space[3] } },
});
export const titulo = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: "52px",
  paddingBlock: space[3],
  fontWeight: 600,
  cursor: "pointer",
  listStyle: "none",
  // Long words are broken rather than cut, because letters may be large (WCAG 2.2, 1.4.4).
  overflowWrap: "anywhere",
  hyphens: "auto",
  selectors: { "&:hover": { color: color.accent } },
});
/** Height kept free above an answer to which a link leads: its question, of up to three lines, stays in sight. */
const ALTO_DE_LA_PREGUNTA = "7rem";
export const respuesta = style({
  scrollMarginTop: ALTO_DE_LA_PREGUNTA,
  paddingBottom: space[3],
  color: color.textSoft,
});
export const enlace = style({ display: "inline-flex", alignItems: "center", minHeight: TARGET });

globalStyle(`${titulo} > svg`, { flexShrink: 0 });
