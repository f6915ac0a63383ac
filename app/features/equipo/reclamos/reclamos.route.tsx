import type { MetaFunction } from "@remix-run/node";
import { Reclamos } from "./Reclamos";

export { loader } from "./reclamos.server";
export const meta: MetaFunction = () => [{ title: "Reclamos · Equipo" }];

export default Reclamos;
