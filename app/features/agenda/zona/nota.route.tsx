import type { MetaFunction } from "@remix-run/node";
import { Nota } from "./Nota";

export { loader, action } from "./nota.server";
export const meta: MetaFunction = () => [{ title: "Lo que compartes · Bienestar" }];

export default Nota;
