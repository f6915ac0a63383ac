import type { MetaFunction } from "@remix-run/node";
import { TITULO_DE_AYUDA } from "~/components/ayudaArriba";
import type { Handle } from "~/shell/route";
import { Gracias } from "./Gracias";
import type { loader } from "./gracias.server";

export { loader } from "./gracias.server";
export const handle = { ayudaPrimero: true } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.alarma ? `${TITULO_DE_AYUDA} · Gracias por contarnos` : "Gracias por contarnos" },
];

export default Gracias;
