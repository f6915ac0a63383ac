import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

export const opcion = style({ display: "flex", gap: space[4], alignItems: "center" });

export const crece = style({ flex: 1, minWidth: 0 });

export const precio = style({ display: "flex", flexDirection: "column", alignItems: "flex-end" });

export const horas = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

export const detalleDeHora = style({ fontSize: text.small, fontWeight: 400, color: color.textSoft });

/** Stays in sight while the times are looked over: the next step is never far. */
export const eleccion = style({
  position: "sticky",
  bottom: space[4],
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  "@media": { [desde.tablet]: { flexDirection: "row", alignItems: "center" } },
});
