import type { MetaFunction } from "@remix-run/node";
import { Ronda } from "./Ronda";

export { loader } from "./ronda.server";
export const meta: MetaFunction = () => [{ title: "Cómo comprobar tu jugada" }];

export default Ronda;
