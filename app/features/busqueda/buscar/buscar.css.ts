import { globalStyle, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

export const grupos = style({ selectors: { "&&": { gap: space[8] } } });
/** Card of a result: its picture beside its words. */
export const hallazgo = style({
  display: "grid",
  padding: `${space[2]} ${space[4]} ${space[3]}`,
  "@media": { [desde.tablet]: { padding: `${space[2]} ${space[4]} ${space[3]}` } },
});
/** With large letters the words need the room (WCAG 2.2, 1.4.4). */
export const conCara = style({ columnGap: space[4], gridTemplateColumns: "min(6rem, 28%) minmax(0, 1fr)" });
const cara = { alignSelf: "start", marginTop: space[2] } as const;
export const marco = style({ ...cara, position: "relative" });
export const imagen = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: radius.field,
});
export const retrato = style({ ...cara, justifySelf: "center" });
export const texto = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space[1],
});
globalStyle(`${texto} h3`, { fontSize: text.body });
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
/** Link above the one that covers the card. */
export const aSuTema = style({ position: "relative", zIndex: 1 });
