import type { MetaFunction } from "@remix-run/node";
import { Recompensas } from "./Recompensas";

export { loader } from "./recompensas.server";
export const meta: MetaFunction = () => [{ title: "Recompensas" }];

export default Recompensas;
