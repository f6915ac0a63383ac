import { exigirPersona } from "~/shell/sesion.server";
import { zonaDelDispositivo } from "../zona/zonaDelDispositivo.server";
import type { LoaderArgs } from "~/shell/ruta";
import { verResultado } from "./resumen.server";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return verResultado("error", idPersona, new URL(request.url), zonaDelDispositivo(request));
}
