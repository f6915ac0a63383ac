import type { MetaFunction } from "@remix-run/node";
import { DeshacerCorreo } from "./DeshacerCorreo";

export { loader, action } from "./deshacerCorreo.server";
export const meta: MetaFunction = () => [{ title: "Deshacer el cambio de correo · Bienestar" }];

export default DeshacerCorreo;
