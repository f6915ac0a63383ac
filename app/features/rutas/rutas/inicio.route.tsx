import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Inicio } from "./Inicio";
import type { loader } from "./inicio.server";

export { loader, action } from "./inicio.server";
export const handle = {
  repite: ["intencion", "ritmo", "dias", "diasDeSemana", "hora", "paso", "opcion"],
  seRecupera: true,
  lugar: "/lista-rutas",
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.titulo ?? "Tu ruta"} · Tu ruta` },
];

export default Inicio;
