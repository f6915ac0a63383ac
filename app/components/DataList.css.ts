import { globalStyle, style } from "@vanilla-extract/css";
import { hasta } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.border}`,
  selectors: { "&:last-child": { borderBottom: 0 } },
});
export const term = style({ color: color.textSoft });
/**
 * Value in a list of data. A long mail address breaks anywhere, so that the page does not scroll sideways (WCAG 2.2,
 * 1.4.10).
 */
export const value = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });
export const total = style({ fontSize: "1.25rem", fontWeight: 700 });

/** List of data on a telephone: each label stands over its value (WCAG 2.2, 1.4.10). */
export const stacked = style({});
globalStyle(`${stacked} > ${row}`, {
  "@media": { [hasta.mobile]: { flexDirection: "column", flexWrap: "nowrap" } },
});
