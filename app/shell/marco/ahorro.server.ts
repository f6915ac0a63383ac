import { ACTIVAR_AHORRO, DESACTIVAR_AHORRO } from "~/components/intencionesDePieza";
import { VIDA_DE_PREFERENCIA_EN_DIAS } from "~/domain/shared/navegacion/parametros";
import { done } from "~/domain/shared/result";
import { makeCookie } from "../sesion/cookie.server";
import { recibirBoton, seguirEn, type Botones } from "../formularios/envio.server";
import { leerFormulario } from "../formularios/formulario.server";
import type { ActionArgs } from "../route";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

const cookieDeAhorro = makeCookie("ahorro", { delNavegador: true });
const VIDA = { maxAge: VIDA_DE_PREFERENCIA_EN_DIAS * UN_DIA_EN_SEGUNDOS };

/** True when this browser asked for pages with less to download. */
export async function ahorraDatos(request: Request): Promise<boolean> {
  return (await cookieDeAhorro.leer(request)) === "on";
}

/** Buttons that turn the saving of data on or off, and lead back to the same page. */
export function botonesDeAhorro(request: Request): Botones {
  const volver = (cookie: string) => {
    const { pathname, searchParams } = new URL(request.url);
    // Remix names the home page with `?index`, which means nothing to people.
    searchParams.delete("index");
    const search = searchParams.size > 0 ? `?${searchParams}` : "";
    return done(seguirEn(pathname + search, undefined, new Headers({ "set-cookie": cookie })));
  };
  return {
    [ACTIVAR_AHORRO]: async () => volver(await cookieDeAhorro.poner(request, "on", VIDA)),
    [DESACTIVAR_AHORRO]: async () => volver(await cookieDeAhorro.quitar(request)),
  };
}

/** Action of a page whose only form is the switch for saving data. */
export const atenderSoloAhorro = async ({ request }: Pick<ActionArgs, "request">) =>
  recibirBoton(await leerFormulario(request), {}, botonesDeAhorro(request));
