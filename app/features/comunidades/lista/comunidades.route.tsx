import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Comunidades } from "./Comunidades";

export { loader } from "./comunidades.server";
export const handle = { publica: [], admiteModal: true } satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Comunidades" },
  {
    name: "description",
    content:
      "Grupos pequeños y cuidados, con un nombre que inventas tú, para hablar del sueño, de cuidar, de criar o de la plata.",
  },
];

export default Comunidades;
