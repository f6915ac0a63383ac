import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Canje } from "./Canje";
import type { loader } from "./canje.server";

export { loader, action } from "./canje.server";
export const handle = { repite: ["canje"], salida: "/tienda" } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.trae} · Canje por monedas` : "Canje por monedas" },
];

export default Canje;
