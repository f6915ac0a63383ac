import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, TARGET } from "~/styles/tokens";

/** Field of a mobile number, with its country folded below. */
export const pais = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space[3]}`,
  minHeight: TARGET,
  cursor: "pointer",
});
export const cambiarPais = style({ color: color.accent, fontWeight: 600 });

/** Parts that need a script. They have their place from the start, so that nothing moves; hidden without scripts. */
export const soloConScript = style({ "@media": { "(scripting: none)": { display: "none" } } });
