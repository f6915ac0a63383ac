import { style } from "@vanilla-extract/css";
import { desde } from "~/styles/breakpoints";
import { space, text } from "~/styles/tokens";
import { filaEn } from "../marco/filas";

export const lista = style({ display: "grid", gap: space[4], listStyle: "none", padding: 0 });

/** The facts and the decision: one below the other on a phone, side by side from a tablet on. */
export const pedido = style({
  display: "grid",
  gap: space[6],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [desde.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 20rem" } },
});
export const decision = style({ display: "grid", gap: space[4] });
export const acto = style({ fontSize: text.lead, overflowWrap: "anywhere" });

export const propia = style(filaEn("9rem minmax(0, 1fr) minmax(0, 1fr)"));
export const texto = style({ overflowWrap: "anywhere" });
