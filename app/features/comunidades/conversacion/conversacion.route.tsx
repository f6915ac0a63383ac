import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Conversacion } from "./Conversacion";
import type { loader } from "./conversacion.server";

export { action } from "./accion.server";
export { loader } from "./conversacion.server";
export const handle = {
  repite: ["intencion", "texto", "idEnvio", "idTexto", "idCitado", "motivo", "detalle"],
  seRecupera: true,
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Conversación · ${data.nombre}` : "Conversación" },
];

export default Conversacion;
