import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

const marco = {
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 9",
  borderRadius: radius.card,
} as const;
export const portada = style({ ...marco, objectFit: "cover" });
export const video = style({ ...marco, background: color.soft, scrollMarginTop: "104px" });
export const tema = style({ display: "inline-flex", alignItems: "center", minHeight: TARGET });
/** Without scripts nothing changes the speed but the player's own menu. */
export const velocidad = style({
  width: "9rem",
  "@media": { "(scripting: none)": { display: "none" } },
});

export const transcripcion = style({
  display: "flex",
  flexDirection: "column",
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  background: color.surface,
  "@media": { [desde.laptop]: { maxHeight: "34rem", overflowY: "auto" } },
});
export const frase = style({
  display: "flex",
  gap: space[3],
  alignItems: "center",
  minHeight: TARGET,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.field,
  color: color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: color.soft, color: color.text },
    "&[aria-current]": { background: color.accentSoft, color: color.onAccentSoft },
  },
});
export const momento = style({
  flexShrink: 0,
  minWidth: "2.5rem",
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
  color: color.textSoft,
  selectors: { "[aria-current] > &": { color: "inherit" } },
});

/** What is seldom changed is folded, so that a telephone shows the first video. */
export const masFiltros = style({ selectors: { "&[open]": { flexBasis: "100%" } } });
export const tirador = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: TARGET,
  fontWeight: 600,
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
