import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Calendario } from "./Calendario";

export { loader } from "./calendario.server";
export const handle = { publica: ["mes", "dia", "tema", "nivel", "con"], admiteModal: true } satisfies Handle;
export const meta: MetaFunction = () => [
  { title: "Calendario de talleres y clases" },
  {
    name: "description",
    content:
      "Los talleres y las clases en vivo de los próximos meses, día por día y con los lugares que quedan.",
  },
];

export default Calendario;
