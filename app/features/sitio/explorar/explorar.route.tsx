import type { MetaFunction } from "@remix-run/react";
import type { Handle } from "~/shell/route";
import type { loader } from "./explorar.server";

export { Explorar as default } from "./Explorar";
export { loader } from "./explorar.server";

export const handle = { publica: ["tema"], horarios: true, admiteModal: true } satisfies Handle;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.elegido?.necesidad ?? "Explorar" },
  {
    name: "description",
    content:
      data?.elegido?.resumen ??
      "Dormir mejor, calmar la cabeza, moverte, comer mejor: videos, rutas, talleres y especialistas para lo que necesitas hoy.",
  },
];
