import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, TARGET } from "~/styles/tokens";

/** A number, and the country of it folded below. */
export const pais = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[3]}`,
  minHeight: TARGET,
  cursor: "pointer",
});
export const cambiarPais = style({ color: color.accent, fontWeight: 600 });

/** What only a script can offer: in its place from the start, so that nothing moves; not where none will run. */
export const soloConScript = style({ "@media": { "(scripting: none)": { display: "none" } } });
