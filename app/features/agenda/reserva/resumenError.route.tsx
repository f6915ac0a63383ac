import type { MetaFunction } from "@remix-run/node";
import { tituloSinPago } from "~/shell/compra/DineroDelPedido";
import { ErrorDePago } from "./ErrorDePago";
import { cargarResultado, type CargaDeResultado } from "./resultado.server";

export const loader = cargarResultado("error");
export const meta: MetaFunction<CargaDeResultado> = ({ data }) => [
  { title: tituloSinPago({ seDesistio: data?.seDesistio ?? false }) },
];

export default ErrorDePago;
