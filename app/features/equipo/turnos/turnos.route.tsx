import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Turnos } from "./Turnos";

export { loader, action } from "./turnos.server";
export const handle = {
  repite: ["idCuenta", "nivel", "empieza", "termina", "destino", "intencion"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Turnos de guardia · Equipo" }];

export default Turnos;
