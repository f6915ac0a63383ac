import { redirect } from "@remix-run/node";
import { destinoSeguro } from "~/domain/cuentas/identidad/identidad";
import { quienEs } from "~/shell/sesion.server";
import type { ActionArgs, Handle, LoaderArgs } from "~/shell/route";
import { irALaPuerta } from "./puerta.server";

export const handle = { repite: [] } satisfies Handle;

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

/** To take one's document out of an account that somebody else made with it: it wants a press, and a fresh sign-in. */
export async function action({ request, context }: ActionArgs) {
  const destino = destinoSeguro(new URL(request.url).searchParams.get("redirect"));
  return irALaPuerta({ request, context }, { destino, reclama: true });
}
