import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Pagar } from "./Pagar";

export { loader, action } from "./pagar.server";
export const handle = {
  repite: ["intencion", "cupon"],
  siFalla: "No se hizo ningún cobro.",
  salida: "/bienestar-en-vivo",
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Pagar tu lugar" }];

export default Pagar;
