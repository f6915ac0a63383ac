import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { PaginaDeRuta } from "./PaginaDeRuta";
import type { loader } from "./ruta.server";

export { loader } from "./ruta.server";
export const handle = { publica: [], lugar: "/lista-rutas" } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.titulo ?? "Ruta"} · Rutas de bienestar` },
  { name: "description", content: data?.resumen ?? "" },
];

export default PaginaDeRuta;
