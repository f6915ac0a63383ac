import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const lista = style({ listStyle: "none", padding: 0 });

/** One below the other on a phone, in columns from a tablet on. */
export const turno = style({
  display: "grid",
  gap: `${space[1]} ${space[6]}`,
  alignItems: "center",
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.tablet]: { gridTemplateColumns: "9rem minmax(0, 1fr) minmax(0, 1.3fr) auto" } },
});
export const texto = style({ overflowWrap: "anywhere" });
export const quita = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[2] });
export const campos = style({
  display: "grid",
  gap: space[4],
  "@media": { [desde.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
