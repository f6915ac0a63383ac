import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";
import { filaEn } from "../marco/filas";

/** One below the other on a phone, in columns from a tablet on. */
export const turno = style(filaEn("9rem minmax(0, 1fr) minmax(0, 1.3fr) auto"));
export const texto = style({ overflowWrap: "anywhere" });
export const quita = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[2] });
