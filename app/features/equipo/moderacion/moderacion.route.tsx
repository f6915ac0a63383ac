import type { MetaFunction } from "@remix-run/node";
import { Moderacion } from "./Moderacion";

export { loader } from "./moderacion.server";
export const meta: MetaFunction = () => [{ title: "Moderación · Equipo" }];

export default Moderacion;
