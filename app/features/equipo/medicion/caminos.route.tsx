import type { MetaFunction } from "@remix-run/node";
import { Caminos } from "./Caminos";

export { loader } from "./caminos.server";
export const meta: MetaFunction = () => [{ title: "Caminos · Medición · Equipo" }];

export default Caminos;
