import type { MetaFunction } from "@remix-run/node";
import { Notificaciones } from "./Notificaciones";

export { loader, action } from "./notificaciones.server";
export const meta: MetaFunction = () => [{ title: "Notificaciones · Bienestar" }];

export default Notificaciones;
