import type { MetaFunction } from "@remix-run/node";
import { services } from "~/services.server";
import { Muestrario } from "./Muestrario";

export const meta: MetaFunction = () => [{ title: "Componentes" }];

/** Every shared component in its states. Only on a developer's machine: elsewhere the page does not exist. */
export function loader() {
  if (!services.avisos.buzonDeDesarrollo) throw new Response(null, { status: 404 });
  return null;
}

export default Muestrario;
