import type { MetaFunction } from "@remix-run/node";
import { Maquina } from "./Maquina";

export { loader } from "./maquina.server";
export const meta: MetaFunction = () => [{ title: "Máquina · Equipo" }];

export default Maquina;
