import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Recomendaciones } from "./Recomendaciones";

export { loader } from "./recomendaciones.server";
export const handle = { ayudaPrimero: true } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Por dónde empezar" }];

export default Recomendaciones;
