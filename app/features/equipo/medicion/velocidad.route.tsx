import type { MetaFunction } from "@remix-run/node";
import { Velocidad } from "./Velocidad";

export { loader } from "./velocidad.server";
export const meta: MetaFunction = () => [{ title: "Velocidad · Medición · Equipo" }];

export default Velocidad;
