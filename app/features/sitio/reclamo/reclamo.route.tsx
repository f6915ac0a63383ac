import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Reclamo } from "./Reclamo";

export { loader, action } from "./reclamo.server";
export const handle = { seLista: true, repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Libro de Reclamaciones" },
  {
    name: "description",
    content: "Cómo presentar un reclamo o una queja, y por dónde escribirnos.",
  },
];

export default Reclamo;
