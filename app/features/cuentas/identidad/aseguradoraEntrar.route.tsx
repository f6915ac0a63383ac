import { redirect } from "@remix-run/node";
import { destinoSeguro } from "~/domain/cuentas/identidad/identidad";
import { quienEs } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { irALaPuerta } from "./puerta.server";

/**
 * Sends somebody to the insurer's own sign-in: to come in, or to prove there that an account which is open is theirs.
 * Linking one begins with a form.
 */
export async function loader({ request, context }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const destino = destinoSeguro(searchParams.get("redirect"));
  const persona = await quienEs({ request, context });
  if (!persona) return irALaPuerta({ request, context }, { destino });
  if (!searchParams.has("confirmar")) return redirect(destino);
  return irALaPuerta({ request, context }, { destino, confirma: persona.idAcceso });
}
