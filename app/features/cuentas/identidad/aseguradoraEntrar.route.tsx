import { redirect } from "@remix-run/node";
import { destinoSeguro } from "~/domain/cuentas/identidad/identidad";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { ActionArgs, Handle, LoaderArgs } from "~/shell/route";
import { irALaPuerta } from "./puerta.server";

export const handle = { repite: [] } satisfies Handle;

/**
 * Redirects to the insurer's sign-in, to sign in or to prove one's identity again. Linking an account starts from a
 * form instead.
 */
export async function loader({ request, context }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const destino = destinoSeguro(searchParams.get("redirect"));
  const persona = await quienEs({ request, context });
  if (!persona) return irALaPuerta({ request, context }, { destino });
  if (!searchParams.has("confirmar")) return redirect(destino);
  return irALaPuerta({ request, context }, { destino, confirma: persona.idAcceso });
}

/**
 * Frees the person's document from another person's account. It needs a pressed button and a fresh sign-in at the
 * insurer.
 */
export async function action({ request, context }: ActionArgs) {
  const destino = destinoSeguro(new URL(request.url).searchParams.get("redirect"));
  return irALaPuerta({ request, context }, { destino, reclama: true });
}
