import type { MetaFunction } from "@remix-run/node";
import { Sorteos } from "./Sorteos";

export { loader } from "./sorteos.server";
export const meta: MetaFunction = () => [{ title: "Sorteos · Medición · Equipo" }];

export default Sorteos;
