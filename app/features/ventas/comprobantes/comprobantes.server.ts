import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { enLista } from "./compras.server";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const comprobantes = await services.ventas.verComprobantes(idPersona);
  return { comprobantes: comprobantes.map((comprobante) => enLista(comprobante, services.now())) };
}
