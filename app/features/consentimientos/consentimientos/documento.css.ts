import { globalStyle, style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { space, text } from "~/styles/tokens";

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

globalStyle(`${versiones} h2`, { fontSize: text.h3 });
// The choice of versions is not printed: paper has nothing to press.
globalStyle(versiones, { "@media": { print: { display: "none" } } });
globalStyle(`${nuevo}, ${quitado}`, { "@media": { print: { background: "none" } } });
