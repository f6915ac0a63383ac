import { redirect } from "@remix-run/node";
import { ACTIVAR_AHORRO, DESACTIVAR_AHORRO } from "~/components/intencionesDePieza";
import { VIDA_DE_PREFERENCIA_EN_DIAS } from "~/domain/shared/navegacion/parametros";
import { makeCookie } from "./cookie.server";
import { leerFormulario } from "./formulario.server";
import type { ActionArgs } from "./ruta";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

const cookieDeAhorro = makeCookie("ahorro", { delNavegador: true });
const VIDA = { maxAge: VIDA_DE_PREFERENCIA_EN_DIAS * UN_DIA_EN_SEGUNDOS };

/** Whether this browser asked for pages with less to download. */
export async function ahorraDatos(request: Request): Promise<boolean> {
  return (await cookieDeAhorro.leer(request)) === "on";
}

/** The page again, as it is wanted from now on; null where something else was asked for. */
export async function cambiarAhorro(request: Request, datos: FormData): Promise<Response | null> {
  const volver = (cookie: string) => {
    const { pathname, searchParams } = new URL(request.url);
    // What tells Remix that the home page is meant, and says nothing to people.
    searchParams.delete("index");
    const search = searchParams.size > 0 ? `?${searchParams}` : "";
    return redirect(pathname + search, { status: 303, headers: { "set-cookie": cookie } });
  };
  const intencion = datos.get("intencion");
  if (intencion === ACTIVAR_AHORRO) return volver(await cookieDeAhorro.poner(request, "on", VIDA));
  if (intencion === DESACTIVAR_AHORRO) return volver(await cookieDeAhorro.quitar(request));
  return null;
}

/** Of a page that can be asked for nothing else. */
export async function atenderSoloAhorro({ request }: Pick<ActionArgs, "request">): Promise<Response> {
  return (await cambiarAhorro(request, await leerFormulario(request))) ?? new Response(null, { status: 400 });
}
