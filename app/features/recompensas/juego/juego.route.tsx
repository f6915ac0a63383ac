import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Juego } from "./Juego";

export { loader, action } from "./juego.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion", "nacimiento", "girosPorDia", "dias"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tu juego" }];

export default Juego;
