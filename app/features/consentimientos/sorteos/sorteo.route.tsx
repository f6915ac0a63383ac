import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Sorteo } from "./Sorteo";

export { loader, action } from "./sorteo.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion", "mayorDeEdad", "aceptaBases"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Sorteo" }];

export default Sorteo;
