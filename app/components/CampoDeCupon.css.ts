import { style } from "@vanilla-extract/css";
import { space } from "~/styles/tokens";

/**
 * Line with the coupon field and its buttons. The field takes the room left, and never less than a code needs. With
 * large letters the buttons go below (WCAG 2.2, 1.4.4).
 */
export const linea = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3] });
export const codigo = style({ flex: "1 1 12rem", width: "auto", minWidth: "min(100%, 12rem)" });
