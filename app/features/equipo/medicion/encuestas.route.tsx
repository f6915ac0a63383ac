import type { MetaFunction } from "@remix-run/node";
import { Encuestas } from "./Encuestas";

export { loader } from "./encuestas.server";
export const meta: MetaFunction = () => [{ title: "Encuestas · Medición · Equipo" }];

export default Encuestas;
