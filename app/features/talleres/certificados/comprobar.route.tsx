import type { MetaFunction } from "@remix-run/node";
import { ERROR_IN_TITLE } from "~/components/ErrorSummary";
import type { Handle } from "~/shell/route";
import { Comprobar } from "./Comprobar";
import type { loader } from "./comprobar.server";

export { loader } from "./comprobar.server";
export const handle = { publica: [] } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: (data?.error ? ERROR_IN_TITLE : "") + "Comprobar un certificado" },
  {
    name: "description",
    content:
      "Escribe el código de un certificado de asistencia y te decimos si lo emitimos y si sigue siendo válido.",
  },
];

export default Comprobar;
