import { style } from "@vanilla-extract/css";
import { appear } from "~/components/Dialog.css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const invitacion = style({ fontSize: text.lead, fontWeight: 600 });

/** Buttons at the foot of a sheet, which stay in sight while it scrolls. */
export const alPie = style({
  position: "sticky",
  bottom: 0,
  marginBottom: `calc(-1 * ${space[6]})`,
  paddingBlock: `${space[3]} ${space[6]}`,
  background: color.surface,
  "@media": {
    [desde.tablet]: { marginBottom: `calc(-1 * ${space[8]})`, paddingBottom: space[8] },
  },
});

/**
 * Cross that closes a modal. It comes last in the page, so that Enter in a field never closes (HTML § 4.10.21.2), and
 * is seen first.
 */
export const cruz = style({
  position: "absolute",
  top: space[3],
  right: space[3],
  display: "grid",
  placeItems: "center",
  width: TARGET,
  height: TARGET,
  border: 0,
  borderRadius: radius.pill,
  background: "none",
  color: color.textSoft,
  cursor: "pointer",
  selectors: { "&:hover": { background: color.soft, color: color.text } },
});

export const logro = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[5],
  textAlign: "center",
});
export const confeti = style({ color: color.accent, animation: `${appear} 300ms` });

export const punto = style({ display: "grid", gridTemplateColumns: "auto 1fr", gap: space[3] });
export const iconoDePunto = style({ color: color.accent });
export const temas = style({
  display: "grid",
  columnGap: space[4],
  "@media": { [desde.tablet]: { gridTemplateColumns: "1fr 1fr" } },
});
