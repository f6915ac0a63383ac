import type { MetaFunction } from "@remix-run/node";
import { Semana } from "./Semana";

export { loader } from "./semana.server";
export const meta: MetaFunction = () => [{ title: "Semana · Medición · Equipo" }];

export default Semana;
