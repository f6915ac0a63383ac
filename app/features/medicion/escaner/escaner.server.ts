import { EMPEZAR } from "~/domain/medicion/envios";
import { pulsoPorGuardar } from "./pulsoPorGuardar.server";
import { leerDeQuienSea } from "~/shell/formularios/formulario.server";
import { responder } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { guardar, paraGuardar } from "./guardar.server";

export async function loader({ request, context }: LoaderArgs) {
  const pulso = await pulsoPorGuardar.leer(request);
  return { ...(await paraGuardar({ request, context })), pulso };
}

/** Answers the button that begins a measurement with the page that asks for the camera. Nothing else happens. */
export async function action({ request, context }: ActionArgs) {
  const leido = await leerDeQuienSea(request);
  const generales: string[] = [];
  if (leido.datos.get("intencion") === EMPEZAR) {
    return responder({ empezar: true, pulso: null, envio: null, generales }, 200);
  }
  return guardar({ request, context }, leido);
}
