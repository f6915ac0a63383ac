import type { MetaFunction } from "@remix-run/node";
import { Buscar } from "./Buscar";
import type { loader } from "./buscar.server";

export { loader } from "./buscar.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.consulta ? `${data.consulta} · ` : ""}Buscar · Bienestar` },
  { name: "description", content: "Busca especialistas, videos, herramientas y lecturas." },
];

export default Buscar;
