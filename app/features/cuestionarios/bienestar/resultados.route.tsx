import type { MetaFunction } from "@remix-run/node";
import { TITULO_DE_AYUDA } from "~/components/ayudaArriba";
import type { Handle } from "~/shell/route";
import { Resultados } from "./Resultados";
import type { loader } from "./resultados.server";

export { loader } from "./resultados.server";
export const handle = { ayudaPrimero: true } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.alarma ? `${TITULO_DE_AYUDA} · Tus resultados` : "Tus resultados" },
];

export default Resultados;
