import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";
import { PROPORCION } from "./Portada.css";

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
const LADO = "15rem";

/** Height of the sun or moon in the landscape, and the place for words beside it. */
const alto = createVar();
const lugar = createVar();

export const respiro = style({
  vars: { [alto]: "70.5%", [lugar]: "47.5%" },
  position: "relative",
  justifySelf: "center",
  width: "100%",
  maxWidth: "26rem",
  "@media": {
    "(prefers-color-scheme: dark)": { vars: { [alto]: "53.6%", [lugar]: "63%" } },
    // The box covers the whole landscape: the sun and its words are placed in percentages of it.
    [desde.laptop]: {
      position: "absolute",
      inset: "auto 0 0",
      maxWidth: "none",
      aspectRatio: PROPORCION,
      pointerEvents: "none",
    },
  },
});

/** Sun of the landscape, which is a button; its ring shows how far it grows. */
export const sol = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  marginInline: "auto",
  width: LADO,
  maxWidth: "100%",
  "@media": {
    // The button lies over the drawn sun or moon.
    [desde.laptop]: {
      position: "absolute",
      left: "54.8%",
      top: alto,
      width: "15.3%",
      translate: "-50% -50%",
      fontSize: "clamp(1rem, 1.4vw, 1.5rem)",
      pointerEvents: "auto",
    },
  },
  aspectRatio: "1",
  borderRadius: radius.pill,
  background: "rgb(245 171 91 / 28%)",
  color: "#1b2a28",
  fontSize: text.card,
  fontWeight: 700,
  textAlign: "center",
  cursor: "pointer",
  listStyle: "none",
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

export const invitacion = style({ position: "relative", maxWidth: "8rem", lineHeight: 1.2 });
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

/**
 * Instructions of the breathing, above the sun and over other content, so that they are near the finger and nothing
 * moves.
 */
export const guia = style({
  position: "absolute",
  insetInline: 0,
  bottom: `calc(100% + ${space[2]})`,
  display: "flex",
  flexDirection: "column",
  gap: space[1],
  padding: space[4],
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `0 8px 24px ${color.shadow}`,
  pointerEvents: "auto",
  "@media": {
    [desde.laptop]: {
      inset: `auto auto min(50%, 29rem) ${lugar}`,
      width: "min(22rem, 36%)",
    },
  },
});
export const ritmo = style({ paddingLeft: space[5], listStyle: "decimal" });
export const sigue = style({ display: "inline-flex", alignItems: "center", minHeight: TARGET });
