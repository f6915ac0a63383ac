import { style } from "@vanilla-extract/css";
import { radius } from "~/styles/tokens";

export const paisaje = style({ display: "block", overflow: "hidden", borderRadius: radius.card });
export const vista = style({ display: "block", width: "100%", height: "auto" });
export const cartel = style({ position: "relative", height: "120px" });
