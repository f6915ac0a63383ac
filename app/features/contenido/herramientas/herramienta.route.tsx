import type { MetaFunction } from "@remix-run/node";
import { PaginaDeHerramienta } from "./PaginaDeHerramienta";
import type { loader } from "./herramienta.server";

export { loader, action } from "./herramienta.server";
export const handle = { publica: [], dibujo: "/compartir/herramientas.png" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.titulo ?? "Herramienta"} · Bienestar` },
  { name: "description", content: data?.resumen ?? "" },
];

export default PaginaDeHerramienta;
