import { redirect } from "@remix-run/node";
import { services } from "~/services.server";
import type { ActionArgs, Handle, LoaderArgs } from "~/shell/route";
import { ENTRADA_DE_EQUIPO, exigirEquipo, llaveDe, miembroDe, quitarLlave } from "../marco/sesion.server";

export const handle = { repite: [] } satisfies Handle;

export function loader(args: LoaderArgs) {
  exigirEquipo(args);
  return redirect("/equipo", 303);
}

/** Ends the access. The cookie goes, and its key opens nothing any more. */
export async function action(args: ActionArgs) {
  const { request } = args;
  await services.equipo.entrada.salir(await llaveDe(request), await miembroDe(args));
  return redirect(ENTRADA_DE_EQUIPO, { status: 303, headers: await quitarLlave(request) });
}
