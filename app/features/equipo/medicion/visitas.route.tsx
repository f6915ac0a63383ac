import type { MetaFunction } from "@remix-run/node";
import { Visitas } from "./Visitas";

export { loader } from "./visitas.server";
export const meta: MetaFunction = () => [{ title: "Páginas vistas · Medición · Equipo" }];

export default Visitas;
