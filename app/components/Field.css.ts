import { style } from "@vanilla-extract/css";
import { color } from "~/styles/theme.css";
import { motion, radius, space, TARGET, text } from "~/styles/tokens";

export const field = style({ display: "flex", flexDirection: "column", gap: space[1] });
export const label = style({ fontWeight: 600 });
export const optional = style({ fontWeight: 400, color: color.textSoft });
export const hint = style({ fontSize: text.small, color: color.textSoft });
export const error = style({
  display: "flex",
  gap: space[1],
  alignItems: "center",
  color: color.error,
  fontSize: text.small,
  fontWeight: 600,
});

export const control = style({
  width: "100%",
  minHeight: "48px",
  padding: `${space[2]} ${space[3]}`,
  marginTop: space[1],
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.field,
  background: color.surface,
  transition: `border-color ${motion.sheet}`,
  selectors: {
    "&:hover": { borderColor: color.accent },
    "&:focus-visible": { borderColor: color.accent, outlineOffset: "0" },
    "&[aria-invalid=true]": { borderColor: color.error, borderWidth: "2px" },
    "&:read-only:not(select)": { background: color.soft },
  },
});

export const withButton = style({ position: "relative" });
export const roomForButton = style({ paddingRight: "104px" });
export const innerButton = style({
  position: "absolute",
  right: "2px",
  bottom: "2px",
  display: "flex",
  gap: space[1],
  alignItems: "center",
  minHeight: TARGET,
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: radius.field,
  background: "none",
  color: color.accent,
  fontSize: text.small,
  fontWeight: 600,
  cursor: "pointer",
});

export const checkboxRow = style({
  display: "grid",
  gridTemplateColumns: "24px 1fr",
  gap: space[3],
  paddingBlock: "10px",
  minHeight: TARGET,
  cursor: "pointer",
});
export const box = style({
  width: "24px",
  height: "24px",
  margin: 0,
  selectors: { "&[aria-invalid=true]": { outline: `2px solid ${color.error}`, outlineOffset: "1px" } },
});
