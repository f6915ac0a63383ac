import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Hoja } from "./Hoja";
import type { loader } from "./hoja.server";

export { loader, action } from "./hoja.server";
export const handle = {
  repite: ["texto", "constancia", "entregadaEl", "motivo", "intencion"],
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.titulo ?? "Reclamo"} · Equipo` },
];

export default Hoja;
