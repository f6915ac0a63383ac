import type { MetaFunction } from "@remix-run/node";
import { Cupones } from "./Cupones";

export { loader } from "./cupones.server";
export const meta: MetaFunction = () => [{ title: "Cupones · Medición · Equipo" }];

export default Cupones;
