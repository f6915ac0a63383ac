import { globalStyle } from "@vanilla-extract/css";
import { desde } from "./breakpoints";
import { color } from "./theme.css";
import { markedWhenForced } from "./forcedColors";
import { THUMB_BAR } from "./bar.css";
import { text } from "./tokens";

globalStyle("*, ::before, ::after", { boxSizing: "border-box" });
globalStyle("*", { margin: 0 });
globalStyle("html", {
  fontFamily: "system-ui, sans-serif",
  lineHeight: 1.55,
  color: color.text,
  background: color.background,
  accentColor: color.accent,
  WebkitTextSizeAdjust: "100%",
  // The bar at the bottom of a telephone must never cover the focus (WCAG 2.2, 2.4.11).
  scrollPadding: `16px 0 calc(${THUMB_BAR} + 2rem)`,
});
globalStyle("body", { minHeight: "100dvh", overflowWrap: "break-word" });
globalStyle("h1, h2, h3", {
  lineHeight: 1.15,
  fontWeight: 700,
  letterSpacing: "-0.015em",
  textWrap: "balance",
  // With letters of twice the size one long word is wider than a telephone (WCAG 2.2, 1.4.4).
  overflowWrap: "anywhere",
});
// These letters grow only while a word of twelve letters stays whole on a telephone.
globalStyle("h1", { fontSize: `min(${text.h1}, 11.5vw)` });
globalStyle("h2", { fontSize: `min(${text.h2}, 10.5vw)` });
globalStyle("h3", { fontSize: text.h3, lineHeight: 1.3 });
globalStyle("p", { textWrap: "pretty" });
globalStyle("img, svg", { display: "block", maxWidth: "100%" });
globalStyle("img", { height: "auto" });
globalStyle("svg", { flexShrink: 0 });
// One arrow alone shows whether it is open.
globalStyle("summary:has(> svg)::-webkit-details-marker", { display: "none" });
globalStyle("[open] > summary > svg", { rotate: "180deg" });
globalStyle("ul, ol", { padding: 0, listStyle: "none" });
globalStyle("dd", { marginLeft: 0 });
globalStyle("a", { color: color.accent, textUnderlineOffset: "0.2em" });
globalStyle("a:hover", { color: color.accentHover });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("fieldset", { border: 0, padding: 0, minWidth: 0 });
globalStyle("legend", { padding: 0 });
globalStyle(":focus-visible", { outline: `3px solid ${color.accent}`, outlineOffset: "2px" });
globalStyle("a[aria-current]", markedWhenForced);
// A section that a link leads to takes the focus, so that the next Tab goes on from there. A box around a whole
// screenful says nothing; a bar beside its heading marks it instead: underlined it would look like a link.
globalStyle("[tabindex='-1']:focus", { outline: "none" });
globalStyle("section[tabindex='-1']:focus-visible > h2", {
  boxShadow: `-4px 0 ${color.accent}`,
});

globalStyle("html", {
  "@media": { [desde.laptop]: { scrollPaddingBlock: "96px 32px" }, [desde.cinema]: { fontSize: "125%" } },
});

globalStyle("*, ::before, ::after, ::backdrop", {
  "@media": {
    "(prefers-reduced-motion: reduce)": { animation: "none !important", transition: "none !important" },
  },
});
