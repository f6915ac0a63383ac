import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Lista } from "./Lista";

export { loader } from "./lista.server";
export const handle = { publica: ["tema"], admiteModal: true } satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Rutas de bienestar" },
  {
    name: "description",
    content: "Rutas de pocos pasos para dormir, respirar, moverte, comer y ordenar tu plata, a tu ritmo.",
  },
];

export default Lista;
