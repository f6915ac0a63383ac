import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { desde, hasta } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

/** Width and height of the drawn landscape on the home page. */
const PROPORCION = "1440 / 560";
/** Height of the landscape on a telephone, and the place of its visible stretch, as `object-position` takes it. */
export const ALTO_EN_TELEFONO = "15rem";
export const DONDE_EN_TELEFONO = 60;
/** Colour of the sky in both landscapes, so that picture and section look like one surface. */
const cielo = createVar();

export const bienvenida = style({
  vars: { [cielo]: "#fdeeda" },
  position: "relative",
  display: "flex",
  flexDirection: "column",
  background: cielo,
  overflow: "hidden",
  "@media": {
    "(prefers-color-scheme: dark)": { vars: { [cielo]: "#13232b" } },
    // Height of the landscape, as far as there is room for it.
    [desde.laptop]: { minHeight: "clamp(28rem, 38.9vw, 44rem)", justifyContent: "center" },
  },
});
export const sobreElPaisaje = style({
  display: "grid",
  gap: space[6],
  gridTemplateColumns: "minmax(0, 1fr)",
  zIndex: 1,
});
export const mensaje = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  maxWidth: "36rem",
  paddingTop: space[6],
  "@media": {
    // The words end before the sun of the landscape, which is a button.
    [desde.laptop]: { gap: space[5], maxWidth: "43%", paddingBlock: `${space[10]} ${space[24]}` },
  },
});
/** Heading of the home page. Its longest word fits on a telephone, even with large letters. */
export const promesa = style({
  fontSize: "min(clamp(2.25rem, 3.4vw, 3.5rem), 17vw)",
  lineHeight: 1.06,
  letterSpacing: "-0.03em",
});
export const bajada = style({ maxWidth: "34rem", fontSize: text.lead });
export const acciones = style({ display: "flex", flexWrap: "wrap", gap: space[3], alignItems: "center" });
globalStyle(`${acciones} > *`, { "@media": { [hasta.mobile]: { flexGrow: 1, justifyContent: "center" } } });

/** Box of the landscape, whose right corner is that of the section: things in it are placed in percentages. */
export const paisaje = style({
  "@media": { [desde.laptop]: { position: "absolute", inset: "auto 0 0" } },
});
/** On a telephone a stretch of the landscape from the sea to the palms, as high as the whole. */
export const imagen = style({
  display: "block",
  width: "100%",
  height: ALTO_EN_TELEFONO,
  objectFit: "cover",
  objectPosition: `${DONDE_EN_TELEFONO}% 0`,
  "@media": { [desde.tablet]: { height: "auto", aspectRatio: PROPORCION } },
});

/** Small card over the landscape. */
export const cita = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  padding: space[4],
  "@media": { [desde.tablet]: { padding: space[4] } },
});
/** Small subtitle above the heading that it belongs to. */
export const subtitulo = style({
  selectors: { [`${cita} > &`]: { fontSize: text.small, color: color.textSoft, letterSpacing: 0 } },
});
export const persona = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4] });
export const encoge = style({ display: "flex", flexDirection: "column", flexGrow: 1, minWidth: 0 });
// With large letters the words go below the picture.
globalStyle(`${persona} > ${encoge}`, { flexBasis: "8rem" });
export const miniatura = style({
  flexShrink: 0,
  width: "35%",
  maxWidth: "9rem",
  height: "auto",
  aspectRatio: "16 / 10",
  objectFit: "cover",
  borderRadius: radius.field,
});
export const cuando = style({ color: color.accent, fontWeight: 600 });

export const seccion = style({
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  paddingBlock: `${space[10]} 0`,
  "@media": { [desde.laptop]: { paddingBlock: `4.5rem 0`, gap: space[8] } },
  // The last section keeps a distance from the footer.
  selectors: { "main > &:last-child": { paddingBottom: space[8] } },
});

globalStyle(`${cuando}::first-letter`, { textTransform: "uppercase" });

/** Trust in one line. */
export const confianza = style({
  display: "flex",
  gap: space[3],
  alignItems: "center",
  paddingTop: space[8],
  fontWeight: 600,
});
globalStyle(`${confianza} > svg`, { flexShrink: 0, color: color.accent });

/** Cards of pending and new things, as many in a row as there is room for; each keeps its height. */
export const paraVolver = style({
  display: "grid",
  alignItems: "start",
  gap: `${space[10]} ${space[8]}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  paddingTop: space[12],
});
export const parte = style({ display: "flex", flexDirection: "column", gap: space[3], maxWidth: "26rem" });

export const barra = style({ width: "100%", height: "6px" });

export const grupo = style({ display: "flex", alignItems: "start", gap: space[4], height: "100%" });
/** Space of notices above the landscape. */
export const aviso = style({ display: "grid", gap: space[2], paddingBlock: space[4] });
