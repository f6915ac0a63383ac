import { globalStyle, style } from "@vanilla-extract/css";
import { hasta } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { radius, space, TARGET, text } from "~/styles/tokens";

export const marco = style({
  overflow: "auto",
  border: `1px solid ${color.border}`,
  borderRadius: radius.field,
  background: color.surface,
  "@media": { print: { overflow: "visible" } },
});
export const tabla = style({ width: "100%", borderCollapse: "collapse", fontSize: text.small });

globalStyle(`${tabla} :is(th, td)`, {
  padding: `${space[2]} ${space[3]}`,
  borderBottom: `1px solid ${color.border}`,
  textAlign: "start",
  verticalAlign: "top",
  minWidth: "8ch",
  maxWidth: "32ch",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});

// A row is a card on a telephone (WCAG 2.2, 1.4.10): values one below the other, each under its column's name.
const enTelefono = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${tabla} ${selector}`, { "@media": { [hasta.mobile]: rule } });
enTelefono("thead", {
  display: "block",
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
enTelefono(":is(tbody, tr, td)", { display: "block" });
enTelefono("tr", { paddingBlock: space[2], borderBottom: `1px solid ${color.border}` });
enTelefono("td", { maxWidth: "none", paddingBlock: space[1], border: 0 });
enTelefono("td::before", { content: "attr(data-columna)", display: "block", color: color.textSoft });

export const seccion = style({ borderBottom: `1px solid ${color.border}`, paddingBlock: space[2] });
export const cabeza = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: "44px",
  cursor: "pointer",
});
export const cuantas = style({ color: color.textSoft, fontSize: text.small });
export const contenido = style({
  display: "flex",
  flexDirection: "column",
  gap: space[3],
  paddingBlock: space[3],
});
globalStyle(`${cabeza} h2`, { fontSize: text.h3 });

export const codigos = style({
  minHeight: TARGET,
  alignContent: "center",
  cursor: "pointer",
  color: color.textSoft,
});
