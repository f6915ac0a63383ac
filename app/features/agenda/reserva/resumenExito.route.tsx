import type { MetaFunction } from "@remix-run/node";
import { Exito } from "./Exito";
import { tituloDeExito } from "./PaginaDeResultado";
import { cargarResultado, type CargaDeResultado } from "./resultado.server";

export const loader = cargarResultado("exito");
export const meta: MetaFunction<CargaDeResultado> = ({ data }) => [{ title: tituloDeExito(data) }];

export default Exito;
