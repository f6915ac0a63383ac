import type { MetaFunction } from "@remix-run/node";
import { Tienda } from "./Tienda";

export { loader } from "./tienda.server";
export const meta: MetaFunction = () => [{ title: "Tienda · Bienestar" }];

export default Tienda;
