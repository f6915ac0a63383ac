import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Reto } from "./Reto";
import type { loader } from "./reto.server";

export { loader, action } from "./reto.server";
export const handle = { hidratar: "intencion", repite: ["intencion"] } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.titulo} · Reto` : "Reto" },
];

export default Reto;
