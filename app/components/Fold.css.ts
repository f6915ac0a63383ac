import { style } from "@vanilla-extract/css";
import { space, TARGET } from "~/styles/tokens";

export const fold = style({ selectors: { "&[open]": { flexBasis: "100%" } } });
export const handle = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: TARGET,
  fontWeight: 600,
  cursor: "pointer",
});
