import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Buscar } from "./Buscar";
import type { loader } from "./buscar.server";

export { loader } from "./buscar.server";
export const handle = { admiteModal: true } satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.consulta ? `${data.consulta} · ` : ""}Buscar` },
  {
    name: "description",
    content:
      "Busca especialistas, videos, herramientas, lecturas y talleres en vivo, como te salga escribirlo.",
  },
];

export default Buscar;
