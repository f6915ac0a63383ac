import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { DejarMiLugar, tituloDe } from "./DejarMiLugar";
import type { loader } from "./dejarMiLugar.server";

export { action, loader } from "./dejarMiLugar.server";
export const handle = { repite: [] } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? tituloDe(data.estado) : "Dejar mi lugar" },
];

export default DejarMiLugar;
