import { redirect } from "@remix-run/node";
import { fichaDePieza, type FichaDePieza } from "~/components/fichaDePieza";
import { GUARDAR_FAVORITO, QUITAR_FAVORITO } from "~/components/intencionesDePieza";
import { bloquesDe } from "~/components/markdown.server";
import type { Pieza, Referencia } from "~/domain/contenido/contenido";
import { makeSeAbre } from "~/domain/contenido/enlaces";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { cambiarAhorro } from "./ahorro.server";
import type { ActionArgs } from "./ruta";
import { leerFormulario } from "./formulario.server";
import { TUS_FAVORITOS } from "./mapa";
import { exigirPersona, exigirPersonaPara } from "./sesion.server";

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

/** A text of an editor as blocks: nothing in it leads to what is not published. */
export async function textoDeEditor(texto: string) {
  return bloquesDe(texto, makeSeAbre(await services.contenido.coleccion(), services.now()));
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
  const deAhorro = await cambiarAhorro(request, datos);
  if (deAhorro) return deAhorro;
  const intencion = datos.get("intencion");
  if (pieza && (intencion === GUARDAR_FAVORITO || intencion === QUITAR_FAVORITO)) {
    const { guardar, quitar } = services.contenido.favoritos;
    const guarda = intencion === GUARDAR_FAVORITO;
    const { idPersona } = await (guarda
      ? exigirPersonaPara({ request, context }, { tipo: pieza.tipo, url: pieza.url, intencion })
      : exigirPersona({ request, context }));
    const hecho = await (guarda ? guardar : quitar)({ idPersona, ...pieza });
    if (!hecho.ok) throw new Response(null, { status: 404 });
    const { pathname, search } = new URL(request.url);
    // What is not published any more has no page to come back to.
    return redirect(hecho.value.publicada ? pathname + search : TUS_FAVORITOS, {
      status: 303,
      headers: { "set-cookie": cookieDeAvisos([guarda ? "favorito-guardado" : "favorito-quitado"]) },
    });
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
