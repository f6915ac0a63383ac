import type { MetaFunction } from "@remix-run/node";
import { DatosDeCompra } from "./DatosDeCompra";

export { loader, action } from "./datosDeCompra.server";
export const meta: MetaFunction = () => [{ title: "Datos de compra · Bienestar" }];

export default DatosDeCompra;
