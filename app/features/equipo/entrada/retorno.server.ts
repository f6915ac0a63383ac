import { redirect } from "@remix-run/node";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";
import { ENTRADA_DE_EQUIPO, llaveDe, miembroDe, ponerLlave } from "../marco/sesion.server";
import { noEntro } from "./noEntro.server";
import { viajes } from "./viaje.server";

/**
 * Takes the return from the provider. A return without a trip of this browser is refused without a call. One that comes
 * twice goes on to where the first one led.
 */
export async function loader(args: LoaderArgs) {
  const { request, context } = args;
  const miembro = await miembroDe(args);
  const { proveedor } = services.equipo;
  if (!proveedor) throw redirect(ENTRADA_DE_EQUIPO, 303);
  const direccion = new URL(request.url);
  const viaje = await proveedor.leerViaje(await viajes.leer(request));
  if (!viaje) return noEntro(context, "retorno-alterado");
  // A sign-in that the member cancelled is no error.
  if (direccion.searchParams.get("error") === "access_denied") throw redirect(ENTRADA_DE_EQUIPO, 303);
  const llave = await llaveDe(request);
  if (viaje.confirma && !(miembro && proveedor.esDe(viaje, llave))) throw redirect("/equipo", 303);
  if (!viaje.confirma && miembro) throw redirect(viaje.destino, 303);
  const dada = await proveedor.terminar({ direccion, viaje, llave, red: context.red ?? "" });
  if (!dada.ok) {
    if (dada.rechazo === "sin-acceso") throw redirect(ENTRADA_DE_EQUIPO, 303);
    return noEntro(context, dada.rechazo, dada.detalle);
  }
  throw redirect(viaje.destino, { status: 303, headers: await ponerLlave(request, dada.value.llave) });
}
