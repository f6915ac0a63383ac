import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Resultados } from "./Resultados";

export { loader } from "./resultados.server";
export const handle = { ayudaPrimero: true } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tus resultados" }];

export default Resultados;
