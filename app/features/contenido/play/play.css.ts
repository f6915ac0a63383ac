import { globalStyle, style } from "@vanilla-extract/css";
import { desde, hasta } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

const marco = {
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 9",
  borderRadius: radius.card,
} as const;
export const portada = style({ ...marco, display: "block", objectFit: "cover" });
/** Poster as the link that plays the video. */
export const cartel = style({ position: "relative", display: "block", borderRadius: radius.card });
export const video = style({
  ...marco,
  background: color.soft,
  scrollMarginTop: "104px",
  "@media": {
    [`${hasta.tablet} and (min-height: 600px)`]: {
      position: "sticky",
      top: 0,
      zIndex: 1,
      scrollMarginTop: 0,
    },
  },
});
globalStyle(`${video}::cue`, { fontSize: "1.2em" });
/** Keeps the video in sight on a telephone while the text below it is read. */
export const columna = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  "@media": { [hasta.tablet]: { display: "contents" } },
});
/** Sentence at the end of a video, which takes no room while it is empty. */
export const alFinal = style({ selectors: { "&:empty": { marginBottom: `calc(-1 * ${space[4]})` } } });
export const tema = style({ display: "inline-flex", alignItems: "center", minHeight: TARGET });
/** Choice of the playback speed. It is hidden without scripts: only the player's own menu changes the speed then. */
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
