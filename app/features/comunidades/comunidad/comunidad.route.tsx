import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { PaginaDeComunidad } from "./PaginaDeComunidad";
import type { loader } from "./comunidad.server";

export { action } from "./accion.server";
export { loader } from "./comunidad.server";
export const handle = {
  repite: ["intencion", "seudonimo", "reglas", "texto", "idEnvio", "idTexto", "apelacion"],
  seRecupera: true,
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.nombre} · Comunidades` : "Comunidades" },
  { name: "description", content: data?.paraQue ?? "Una comunidad y sus reglas." },
];

export default PaginaDeComunidad;
