import type { MetaFunction } from "@remix-run/node";
import { Medicion } from "./Medicion";

export { loader } from "./medicion.server";
export const meta: MetaFunction = () => [{ title: "Medición · Equipo" }];

export default Medicion;
