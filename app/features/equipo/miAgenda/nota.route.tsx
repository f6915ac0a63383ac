import type { MetaFunction } from "@remix-run/node";
import { Nota } from "./Nota";

export { loader } from "./nota.server";
export const meta: MetaFunction = () => [{ title: "Nota · Equipo" }];

export default Nota;
