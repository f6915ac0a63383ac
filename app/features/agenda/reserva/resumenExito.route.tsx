import type { MetaFunction } from "@remix-run/node";
import { tituloDeExito } from "./PaginaDeResultado";
import { Exito } from "./Exito";
import type { loader } from "./resumenExito.server";

export { loader } from "./resumenExito.server";
export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: tituloDeExito(data) }];

export default Exito;
