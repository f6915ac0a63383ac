import type { MetaFunction } from "@remix-run/node";
import { Reclamo } from "./Reclamo";

export { loader, action } from "./reclamo.server";
export const handle = { seLista: true };
export const meta: MetaFunction = () => [
  { title: "Reclamos y quejas · Bienestar" },
  {
    name: "description",
    content: "Cómo presentar un reclamo o una queja sobre Bienestar, y por dónde escribirnos.",
  },
];

export default Reclamo;
