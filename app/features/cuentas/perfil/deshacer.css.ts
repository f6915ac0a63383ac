import { style } from "@vanilla-extract/css";
import { pila } from "~/styles/layout.css";
import { space } from "~/styles/tokens";

export const lista = style([pila.corta, { listStyle: "disc", paddingInlineStart: space[5] }]);
