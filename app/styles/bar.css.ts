import { createVar, globalStyle } from "@vanilla-extract/css";
import { conLetraGrande } from "./breakpoints";
import { NAME_IN_BAR } from "./tokens";

/**
 * Height of the bar at the bottom of a telephone, of which large letters make two rows. With still larger ones it goes
 * with the page, and keeps no room.
 */
export const THUMB_BAR = createVar();
/** Place of what stands on that bar. */
export const ABOVE_THUMB_BAR = `calc(${THUMB_BAR} + 12px + env(safe-area-inset-bottom))`;

globalStyle(":root", {
  vars: { [THUMB_BAR]: `clamp(64px, (${NAME_IN_BAR} - 20vw) * 999, max(128px, 5.25rem))` },
  "@media": { [conLetraGrande]: { vars: { [THUMB_BAR]: "0px" } } },
});
