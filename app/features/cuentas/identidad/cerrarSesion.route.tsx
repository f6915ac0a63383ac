import { redirect } from "@remix-run/node";
import { services } from "~/services.server";
import { seguirEn } from "~/shell/formularios/envio.server";
import { cabecerasAlSalir, quienEs } from "~/shell/sesion/sesion.server";
import type { ActionArgs, Handle } from "~/shell/route";

export const handle = { repite: [] } satisfies Handle;

/**
 * Signs the person out in the database, so that the tokens are worthless everywhere. A person who came through the
 * insurer signs out there too.
 */
export async function action({ request, context }: ActionArgs) {
  const persona = await quienEs({ request, context });
  const inicio = new URL("/", request.url).href;
  let destino: string | null = null;
  if (persona) {
    const puerta = await services.cuentas.identidad.puertaDe(persona.idAcceso);
    await services.cuentas.identidad.cerrar(persona.idAcceso);
    if (puerta === "aseguradora" && services.cuentas.aseguradora) {
      // The person signs out even when the provider does not answer.
      destino = await services.cuentas.aseguradora.salida(inicio).catch((error: unknown) => {
        context.informarError?.(error);
        return null;
      });
    }
  }
  return seguirEn(destino ?? "/", persona ? "sesion-cerrada" : undefined, await cabecerasAlSalir(request));
}

export const loader = () => redirect("/");
