import type { MetaFunction } from "@remix-run/node";
import { Derechos } from "./Derechos";

export { loader } from "./derechos.server";
export const meta: MetaFunction = () => [{ title: "Derechos · Equipo" }];

export default Derechos;
