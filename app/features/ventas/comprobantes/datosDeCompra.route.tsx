import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { DatosDeCompra } from "./DatosDeCompra";

export { loader, action } from "./datosDeCompra.server";
export const handle = {
  repite: [
    "tipo",
    "correo",
    "nombre",
    "idTipoDocumento",
    "numeroDocumento",
    "ruc",
    "razonSocial",
    "direccionFiscal",
  ],
  seRecupera: true,
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Datos de compra" }];

export default DatosDeCompra;
