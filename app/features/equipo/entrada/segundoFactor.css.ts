import { style } from "@vanilla-extract/css";
import { space, text } from "~/styles/tokens";

/** Scanners want dark on white with a margin (ISO/IEC 18004), whatever the colours of the page. */
export const qr = style({ display: "block", padding: space[2], background: "#fff" });
export const clave = style({ fontSize: text.lead, letterSpacing: "0.05em", overflowWrap: "anywhere" });
