import { globalStyle, style } from "@vanilla-extract/css";
import { conLetraGrande } from "~/styles/breakpoints";
import { space } from "~/styles/tokens";

/** Width that «Filtrar» takes at the end of the line. */
const MORE = "6.25rem";

export const bar = style({ position: "relative", "@media": { print: { display: "none" } } });
export const barWithMore = style([bar]);
/** Choices in one line, which fades where it goes on. Its room above and below is that of a focus ring. */
export const line = style({
  display: "flex",
  gap: space[2],
  overflowX: "auto",
  margin: "-4px",
  padding: `4px ${space[6]} 4px 4px`,
  whiteSpace: "nowrap",
  scrollbarWidth: "none",
  maskImage: `linear-gradient(to right, #000 calc(100% - ${space[6]}), transparent)`,
  selectors: { [`${barWithMore} > nav > &`]: { marginInlineEnd: MORE } },
  "@media": {
    [conLetraGrande]: { selectors: { [`${barWithMore} > nav > &`]: { marginInlineEnd: "-4px" } } },
  },
});
globalStyle(`${line} > li`, { flexShrink: 0 });
// «Filtrar» stands at the end of the line, and what it opens below. With enlarged letters it has a line of its own.
globalStyle(`${barWithMore} > details > summary`, {
  position: "absolute",
  top: 0,
  right: 0,
  "@media": { [conLetraGrande]: { position: "static" } },
});
globalStyle(`${barWithMore} > details > :not(summary)`, { marginTop: space[3] });
