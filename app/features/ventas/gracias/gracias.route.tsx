import type { MetaFunction } from "@remix-run/node";
import { Gracias } from "./Gracias";

export { loader } from "./gracias.server";
export const meta: MetaFunction = () => [{ title: "Gracias · Bienestar" }];

export default Gracias;
