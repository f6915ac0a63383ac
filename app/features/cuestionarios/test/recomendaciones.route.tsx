import type { MetaFunction } from "@remix-run/node";
import { Recomendaciones } from "./Recomendaciones";

export { loader } from "./recomendaciones.server";
export const meta: MetaFunction = () => [{ title: "Por dónde empezar · Bienestar" }];

export default Recomendaciones;
