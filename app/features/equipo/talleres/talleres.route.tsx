import type { MetaFunction } from "@remix-run/node";
import { Talleres } from "./Talleres";

export { loader } from "./talleres.server";
export const meta: MetaFunction = () => [{ title: "Talleres · Equipo" }];

export default Talleres;
