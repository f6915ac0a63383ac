import { globalStyle, style } from "@vanilla-extract/css";
import { conLetraGrande } from "~/styles/breakpoints";
import { space } from "~/styles/tokens";

/** Width that «Filtrar» takes at the end of the line. */
const MORE = "6.25rem";

export const bar = style({ position: "relative" });
export const barWithMore = style([bar]);
/** Choices in one line, which fades where it goes on. Its room above and below is that of a focus ring. */
export const line = style({
  overflowX: "auto",
  margin: "-4px",
  padding: "4px",
  scrollbarWidth: "none",
  maskImage: `linear-gradient(to right, #000 calc(100% - ${space[6]}), transparent)`,
  selectors: { [`${barWithMore} > &`]: { marginInlineEnd: MORE } },
  "@media": {
    [conLetraGrande]: {
      maskImage: "none",
      selectors: { [`${barWithMore} > &`]: { marginInlineEnd: "-4px" } },
    },
    print: { maskImage: "none", overflowX: "visible" },
  },
});
export const pills = style({
  display: "flex",
  gap: space[2],
  width: "max-content",
  paddingInlineEnd: space[6],
  whiteSpace: "nowrap",
  // Enlarged letters leave room for two choices: then all of them stand below each other.
  "@media": { [conLetraGrande]: { flexWrap: "wrap", width: "auto", paddingInlineEnd: 0 } },
});
// «Filtrar» stands at the end of the line, and what it opens below. With enlarged letters it has a line of its own.
globalStyle(`${barWithMore} > details > summary`, {
  position: "absolute",
  top: 0,
  right: 0,
  "@media": { [conLetraGrande]: { position: "static" } },
});
globalStyle(`${barWithMore} > details > :not(summary)`, { marginTop: space[3] });
