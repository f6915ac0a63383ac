import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

const marca = { padding: "0 2px", borderRadius: "3px", boxDecorationBreak: "clone" } as const;
export const nuevo = style({ ...marca, background: color.exitoSoft, color: color.exito });
export const quitado = style({ ...marca, background: color.errorSoft, color: color.error });

export const resumenDeCambios = style({ fontWeight: 600 });
export const alPie = style({ paddingTop: space[6], borderTop: `1px solid ${color.border}` });

export const versiones = style({
  display: "flex",
  flexDirection: "column",
  gap: space[2],
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
});
export const huella = style({ overflowWrap: "anywhere" });

/** One answer of the ledger. */
export const respuesta = style({ display: "flex", flexDirection: "column", gap: space[3] });
export const caminos = style({ display: "flex", flexWrap: "wrap", gap: space[3], alignItems: "center" });
export const textoVisto = style({
  padding: `0 ${space[4]}`,
  borderRadius: radius.field,
  background: color.soft,
});
export const resumenDeTexto = style({
  display: "flex",
  alignItems: "center",
  minHeight: TARGET,
  fontWeight: 600,
  cursor: "pointer",
});
export const adentro = style({ paddingBottom: space[4] });
export const numero = style({ fontSize: text.h1, fontWeight: 700, lineHeight: 1.15 });

globalStyle(`${versiones} h2, ${textoVisto} h3`, { fontSize: text.h3 });
// On paper everything is there, and nothing to press.
globalStyle(`${versiones}, ${caminos}`, { "@media": { print: { display: "none" } } });
globalStyle(`${nuevo}, ${quitado}`, { "@media": { print: { background: "none" } } });
