import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { PaginaDeHerramienta } from "./PaginaDeHerramienta";
import type { loader } from "./herramienta.server";

export { loader, action } from "./herramienta.server";
export const handle = {
  publica: [],
  dibujo: "/compartir/herramientas.png",
  repite: ["intencion"],
  lugar: "/herramientas",
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.titulo ?? "Herramienta" },
  { name: "description", content: data?.resumen ?? "" },
];

export default PaginaDeHerramienta;
