import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { AVISOS_DE_LUGAR, PaginaDeTaller } from "./PaginaDeTaller";
import type { loader } from "./taller.server";

export { action } from "./accion.server";
export { loader } from "./taller.server";
export const handle = {
  publica: ["fecha"],
  repite: ["intencion", "fecha"],
  avisosEnSuSitio: AVISOS_DE_LUGAR,
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.titulo ?? "Taller" },
  {
    name: "description",
    content: data?.resumen || "Tu lugar en este taller en vivo: cuándo es, cómo entrar y cómo dejarlo.",
  },
];

export default PaginaDeTaller;
