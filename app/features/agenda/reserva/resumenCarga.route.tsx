import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Carga } from "./Carga";
import { cargarResultado } from "./resultado.server";

export const loader = cargarResultado("carga");
export const handle = { salida: "/mi-zona-privada" } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Confirmando tu pago" }];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default Carga;
