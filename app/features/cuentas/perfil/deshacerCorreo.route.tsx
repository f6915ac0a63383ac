import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { DeshacerCorreo } from "./DeshacerCorreo";

export { loader, action } from "./deshacerCorreo.server";
export const handle = { pruebaClaves: true, repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Deshacer el cambio de correo" }];

export default DeshacerCorreo;
