import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Accesos } from "./Accesos";

export { loader, action } from "./accesos.server";
export const handle = {
  repite: ["correo", "nombre", "rol", "motivo", "idCuenta", "intencion"],
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Equipo y accesos · Equipo" }];

export default Accesos;
