import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Gracias } from "./Gracias";

export { loader } from "./gracias.server";
export const handle = { lugar: "/lista-rutas" } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Terminaste la ruta" }];

export default Gracias;
