import { redirect } from "@remix-run/node";
import { fichaDePieza, type FichaDePieza } from "~/components/fichaDePieza";
import {
  ACTIVAR_AHORRO,
  DESACTIVAR_AHORRO,
  GUARDAR_FAVORITO,
  QUITAR_FAVORITO,
} from "~/components/intencionesDePieza";
import type { Pieza, Referencia } from "~/domain/contenido/contenido";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { VIDA_DE_PREFERENCIA_EN_DIAS } from "~/domain/shared/navegacion/parametros";
import { services } from "~/services.server";
import type { ActionArgs } from "./ruta";
import { makeCookie } from "./cookie.server";
import { recordarFavorito } from "./favoritoPendiente.server";
import { leerFormulario } from "./formulario.server";
import { exigirPersona } from "./sesion.server";

const cookieDeAhorro = makeCookie("ahorro");
const VIDA = { maxAge: VIDA_DE_PREFERENCIA_EN_DIAS * 24 * 60 * 60 };

/** Whether this browser asked for pages with less to download. */
export async function ahorraDatos(request: Request): Promise<boolean> {
  return (await cookieDeAhorro.leer(request)) === "on";
}

/** Pieces as cards. */
export async function fichasDe(
  piezas: readonly Pieza[],
  { ahorro, avances = new Map() }: { ahorro: boolean; avances?: ReadonlyMap<string, number> },
): Promise<FichaDePieza[]> {
  const { temas: leerTemas, direccionDe } = services.contenido;
  const temas = await leerTemas();
  return piezas.map((pieza) => ({
    ...fichaDePieza(pieza, { temas, direccionDe, ahorro }),
    avance: avances.get(pieza.uid) ?? null,
  }));
}

/**
 * What every page about content can be asked for: saving data, and its piece as a favourite. Answers with the page
 * again, or with what was sent where it is something else.
 */
export async function atenderPieza(
  { request, context }: Pick<ActionArgs, "request" | "context">,
  pieza: Referencia | null,
): Promise<Response | FormData> {
  const datos = await leerFormulario(request);
  const { pathname, search } = new URL(request.url);
  const volver = (cookie: string) =>
    redirect(pathname + search, { status: 303, headers: { "set-cookie": cookie } });
  const intencion = datos.get("intencion");
  if (intencion === ACTIVAR_AHORRO) return volver(await cookieDeAhorro.poner(request, "on", VIDA));
  if (intencion === DESACTIVAR_AHORRO) return volver(await cookieDeAhorro.quitar(request));
  if (pieza && (intencion === GUARDAR_FAVORITO || intencion === QUITAR_FAVORITO)) {
    const { guardar, quitar } = services.contenido.favoritos;
    const guarda = intencion === GUARDAR_FAVORITO;
    const { idPersona } = await exigirPersona({ request, context }).catch(async (entrada: unknown) => {
      // It is done as soon as they have signed in.
      if (guarda && entrada instanceof Response)
        entrada.headers.append("set-cookie", await recordarFavorito(request, pieza));
      throw entrada;
    });
    const hecho = await (guarda ? guardar : quitar)({ idPersona, ...pieza });
    if (!hecho.ok) throw new Response(null, { status: 404 });
    return volver(cookieDeAvisos([guarda ? "favorito-guardado" : "favorito-quitado"]));
  }
  return datos;
}

/** The same of a page that can be asked for nothing else. */
export async function atenderSoloPieza(
  args: Pick<ActionArgs, "request" | "context">,
  pieza: Referencia | null,
): Promise<Response> {
  const atendido = await atenderPieza(args, pieza);
  return atendido instanceof Response ? atendido : new Response(null, { status: 400 });
}
