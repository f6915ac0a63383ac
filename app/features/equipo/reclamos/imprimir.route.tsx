import type { MetaFunction } from "@remix-run/node";
import { Imprimir } from "./Imprimir";

export { loader } from "./imprimir.server";
export const meta: MetaFunction = () => [{ title: "Respuesta para imprimir · Equipo" }];

export default Imprimir;
