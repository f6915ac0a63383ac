import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Comprobar } from "./Comprobar";

export { loader } from "./comprobar.server";
export const handle = { publica: [] } satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Comprobar un certificado" },
  {
    name: "description",
    content:
      "Escribe el código de un certificado de asistencia y te decimos si lo emitimos y si sigue siendo válido.",
  },
];

export default Comprobar;
