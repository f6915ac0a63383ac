import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { services } from "~/services.server";
import { cabecerasAlSalir, quienEs } from "~/shell/sesion.server";

/** Closes the access in the storage, so that its tokens are worth nothing wherever they are. */
export async function action({ request, context }: ActionFunctionArgs) {
  const persona = await quienEs({ request, context });
  if (persona) await services.identidad.cerrar(persona.idAcceso);
  return redirect("/", { status: 303, headers: await cabecerasAlSalir(request) });
}

export const loader = () => redirect("/");
