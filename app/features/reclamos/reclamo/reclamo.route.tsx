import type { MetaFunction } from "@remix-run/node";
import { Reclamo } from "./Reclamo";

export { loader, action } from "./reclamo.server";
export const meta: MetaFunction = () => [{ title: "Reclamos y quejas · Bienestar" }];

export default Reclamo;
