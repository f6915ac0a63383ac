import { redirect } from "@remix-run/node";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";
import { ENTRADA_DE_EQUIPO, llaveDe, miembroDe, vueltaDe } from "../marco/sesion.server";
import { noEntro } from "./noEntro.server";
import { RETORNO, viajes } from "./viaje.server";

/** Leads to the sign-in of the provider: to enter, or with `confirmar` to prove again who acts. */
export async function loader(args: LoaderArgs) {
  const { request, context } = args;
  const miembro = await miembroDe(args);
  const { proveedor } = services.equipo;
  const confirma = new URL(request.url).searchParams.has("confirmar");
  if (!proveedor || (confirma && !miembro?.delProveedor)) throw redirect(ENTRADA_DE_EQUIPO, 303);
  if (miembro && !confirma) throw redirect(vueltaDe(request), 303);
  const salida = await proveedor.comenzar({
    retorno: new URL(RETORNO, request.url).href,
    destino: confirma ? "/equipo/entrar/confirmado" : vueltaDe(request),
    llave: confirma ? await llaveDe(request) : "",
  });
  if (!salida.ok) return noEntro(context, salida.rechazo, salida.detalle);
  const { url, state, viaje } = salida.value;
  throw redirect(url, { status: 303, headers: await viajes.guardar(request, state, viaje) });
}
