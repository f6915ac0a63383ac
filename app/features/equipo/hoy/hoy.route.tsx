import type { MetaFunction } from "@remix-run/node";
import { Hoy } from "./Hoy";

export { loader } from "./hoy.server";
export const meta: MetaFunction = () => [{ title: "Hoy · Equipo" }];

export default Hoy;
