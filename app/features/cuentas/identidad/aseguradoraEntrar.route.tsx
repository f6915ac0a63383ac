import { redirect } from "@remix-run/node";
import { destinoSeguro } from "~/domain/cuentas/identidad/identidad";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { irALaPuerta } from "./puerta.server";

/** Sends somebody to the insurer's own sign-in, to come in. Linking an account that is open begins with a form. */
export async function loader({ request, context }: LoaderArgs) {
  const destino = destinoSeguro(new URL(request.url).searchParams.get("redirect"));
  if (await quienEs({ request, context })) return redirect(destino);
  return irALaPuerta({ request, context }, { destino, enlazarA: null });
}
