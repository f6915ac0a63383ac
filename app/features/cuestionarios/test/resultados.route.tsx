import type { MetaFunction } from "@remix-run/node";
import { Resultados } from "./Resultados";

export { loader } from "./resultados.server";
export const meta: MetaFunction = () => [{ title: "Tus resultados · Bienestar" }];

export default Resultados;
