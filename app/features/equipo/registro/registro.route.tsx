import type { MetaFunction } from "@remix-run/node";
import { Registro } from "./Registro";

export { loader } from "./registro.server";
export const meta: MetaFunction = () => [{ title: "Registro · Equipo" }];

export default Registro;
