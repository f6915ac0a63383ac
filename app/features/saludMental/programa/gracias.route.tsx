import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Gracias } from "./Gracias";

export { loader } from "./gracias.server";
export const handle = { ayudaPrimero: true } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Gracias por contarnos" }];

export default Gracias;
