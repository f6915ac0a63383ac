import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";
import { ALTO_EN_TELEFONO, DONDE_EN_TELEFONO } from "./Portada.css";

/** Length of one breath of the minute of breathing: four seconds in, six out. */
const RESPIRACION = "10s";
const VECES = 6;

const respira = keyframes({
  "0%, 100%": { transform: "scale(.62)" },
  "40%": { transform: "scale(1)" },
});
const toma = keyframes({ "0%, 38%": { opacity: 1 }, "40%, 100%": { opacity: 0 } });
const suelta = keyframes({ "0%, 40%": { opacity: 0 }, "42%, 98%": { opacity: 1 }, "100%": { opacity: 0 } });
const termina = keyframes({ to: { opacity: 1 } });

const QUIETO = "(prefers-reduced-motion: reduce)";
/** Place of the sun in the drawing, in percent of its width, and the width of the drawing on a telephone. */
const SOL_EN_EL_DIBUJO = 54.8;
const ANCHO_EN_TELEFONO = `${ALTO_EN_TELEFONO} * 1440 / 560`;
/** The drawing is wider than the window, which shows it as `object-position` says. */
const izquierdaEnTelefono = `calc(${ANCHO_EN_TELEFONO} * ${(SOL_EN_EL_DIBUJO - DONDE_EN_TELEFONO) / 100} + ${DONDE_EN_TELEFONO}%)`;

/** Height of the landscape in percent of its width, where all of it is seen. */
const ALTO_DEL_DIBUJO = `${(560 / 1440) * 100}%`;
/** Height of the sun or moon in the landscape, from 0 to 1, and the place for words beside it. */
const alto = createVar();
const lugar = createVar();

/**
 * The box begins where the landscape does, and its words lie below it on a telephone: they cover neither the heading
 * nor its button.
 */
export const respiro = style({
  vars: { [alto]: "0.705", [lugar]: "47.5%" },
  position: "relative",
  zIndex: 1,
  marginTop: `calc(-1 * ${ALTO_EN_TELEFONO})`,
  paddingTop: ALTO_EN_TELEFONO,
  pointerEvents: "none",
  "@media": {
    "(prefers-color-scheme: dark)": { vars: { [alto]: "0.536", [lugar]: "63%" } },
    [desde.tablet]: { marginTop: `-${ALTO_DEL_DIBUJO}`, paddingTop: ALTO_DEL_DIBUJO },
    [desde.laptop]: { position: "absolute", inset: "auto 0 0", marginTop: 0 },
  },
});

/** Button over the drawn sun or moon; its ring shows how far it grows. */
export const sol = style({
  position: "absolute",
  left: izquierdaEnTelefono,
  top: 0,
  // Percentages of a margin are of the width, which the words below do not change.
  marginTop: `calc(${ALTO_EN_TELEFONO} * ${alto})`,
  translate: "-50% -50%",
  display: "grid",
  placeItems: "center",
  width: "7.5rem",
  "@media": {
    [desde.tablet]: {
      left: `${SOL_EN_EL_DIBUJO}%`,
      marginTop: `calc(${ALTO_DEL_DIBUJO} * ${alto})`,
      width: "15.3%",
      minWidth: "6.5rem",
      fontSize: "clamp(.875rem, 1.4vw, 1.5rem)",
    },
  },
  aspectRatio: "1",
  borderRadius: radius.pill,
  background: "rgb(245 171 91 / 28%)",
  color: "#1b2a28",
  fontSize: text.small,
  fontWeight: 700,
  textAlign: "center",
  cursor: "pointer",
  listStyle: "none",
  pointerEvents: "auto",
  userSelect: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const disco = style({
  position: "absolute",
  inset: 0,
  borderRadius: "inherit",
  background: "#f5ab5b",
  transform: "scale(.8)",
  "@media": { "(prefers-color-scheme: dark)": { background: "#f2cd86" } },
});
globalStyle(`${respiro}[open] ${disco}`, {
  transform: "scale(.62)",
  animation: `${respira} ${RESPIRACION} cubic-bezier(.45,.05,.55,.95) ${VECES}`,
  "@media": { [QUIETO]: { transform: "scale(.8)" } },
});

export const invitacion = style({ position: "relative", maxWidth: "min(8rem, 80%)", lineHeight: 1.2 });
export const voces = style({ position: "relative", display: "none" });
/** Words of the minute of breathing, which lie over each other: only one of them is seen at a time. */
const voz = style({ gridArea: "1 / 1", opacity: 0 });
export const inhala = style([voz, { animation: `${toma} ${RESPIRACION} linear ${VECES}` }]);
export const exhala = style([voz, { animation: `${suelta} ${RESPIRACION} linear ${VECES}` }]);
export const listo = style([voz, { animation: `${termina} .4s ${VECES * 10}s forwards` }]);
globalStyle(`${respiro}[open] ${voces}`, {
  display: "grid",
  "@media": { [QUIETO]: { display: "none" } },
});
/** The invitation stays the name of the button, out of sight. */
globalStyle(`${respiro}[open] ${invitacion}`, { position: "absolute", opacity: 0 });
/** Rhythm of the breathing in words: without motion nothing else tells that it has begun. */
export const aTuRitmo = style({ position: "relative", display: "none" });
globalStyle(`${respiro}[open] ${aTuRitmo}`, { "@media": { [QUIETO]: { display: "block" } } });

/** Instructions of the breathing: on a telephone below the drawing, on a wide window over the sky beside the sun. */
export const guia = style({
  margin: space[4],
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  padding: space[4],
  borderRadius: radius.card,
  background: color.surface,
  pointerEvents: "auto",
  "@media": {
    [desde.laptop]: {
      position: "absolute",
      margin: 0,
      boxShadow: `0 8px 24px ${color.shadow}`,
      inset: `auto auto min(50%, 29rem) ${lugar}`,
      width: "min(22rem, 36%)",
    },
  },
});
export const ritmo = style({ paddingLeft: space[5], listStyle: "decimal" });
export const sigue = style({ display: "inline-flex", alignItems: "center", minHeight: TARGET });
