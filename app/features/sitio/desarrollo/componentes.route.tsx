import type { MetaFunction } from "@remix-run/node";
import { services } from "~/services.server";
import { noExiste } from "~/shell/responder";
import { Muestrario } from "./Muestrario";

export const meta: MetaFunction = () => [{ title: "Componentes" }];

/** Opens the showcase of components, on a developer's machine only: elsewhere the page does not exist. */
export function loader() {
  if (!services.avisos.buzonDeDesarrollo) throw noExiste();
  return null;
}

export default Muestrario;
