import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { TITULO_DE_AYUDA } from "~/components/ayudaArriba";
import { Recomendaciones } from "./Recomendaciones";
import type { loader } from "./recomendaciones.server";

export { loader } from "./recomendaciones.server";
export const handle = { ayudaPrimero: true } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.alarma ? `${TITULO_DE_AYUDA} · Por dónde empezar` : "Por dónde empezar" },
];

export default Recomendaciones;
