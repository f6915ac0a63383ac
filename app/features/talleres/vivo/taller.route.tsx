import type { MetaFunction } from "@remix-run/node";
import { PaginaDeTaller } from "./PaginaDeTaller";
import type { loader } from "./taller.server";

export { loader, action } from "./taller.server";
export const handle = { publica: ["fecha"] };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.titulo ?? "Taller"} · Bienestar en vivo` },
  { name: "description", content: data?.resumen ?? "" },
];

export default PaginaDeTaller;
