import type { MetaFunction } from "@remix-run/node";
import { EliminarCuenta } from "./EliminarCuenta";

export { loader, action } from "./eliminacion.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Eliminar mi cuenta · Bienestar" }];

export default EliminarCuenta;
