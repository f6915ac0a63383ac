import type { MetaFunction } from "@remix-run/node";
import { Medicion } from "./Medicion";

export { loader, action } from "./medicion.server";
export const meta: MetaFunction = () => [{ title: "Medición del uso · Bienestar" }];

export default Medicion;
