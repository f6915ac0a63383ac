import type { AvanceALaVista } from "~/domain/contenido/avances/enPalabras";
import { fichaDePieza, type FichaDePieza } from "~/components/fichaDePieza";
import { GUARDAR_FAVORITO, QUITAR_FAVORITO } from "~/components/intencionesDePieza";
import { bloquesDe } from "~/components/markdown.server";
import type { Pieza, Referencia } from "~/domain/contenido/contenido";
import { makeSeAbre } from "~/domain/contenido/enlaces";
import { RECHAZOS_DE_PIEZA, type RechazoDePieza } from "~/domain/contenido/rechazos";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { done } from "~/domain/shared/result";
import { botonesDeAhorro } from "../marco/ahorro.server";
import { recibirBoton, seguirEn, type Botones } from "../formularios/envio.server";
import type { ActionArgs } from "../route";
import { leerFormulario } from "../formularios/formulario.server";
import { TUS_FAVORITOS } from "../marco/mapa";
import { exigirPersonaPara, exigirSesion } from "../sesion/sesion.server";

/** Pieces of content as their cards show them. */
export async function fichasDe(
  piezas: readonly Pieza[],
  { ahorro, avances = new Map() }: { ahorro: boolean; avances?: ReadonlyMap<string, AvanceALaVista> },
): Promise<FichaDePieza[]> {
  const { temas: leerTemas, direccionDe } = services.contenido;
  const temas = await leerTemas();
  return piezas.map((pieza) => ({
    ...fichaDePieza(pieza, { temas, direccionDe, ahorro }),
    avance: avances.get(pieza.uid) ?? null,
  }));
}

/** Text of an editor as blocks, without links to unpublished content. */
export async function textoDeEditor(texto: string) {
  return bloquesDe(texto, makeSeAbre(await services.contenido.coleccion(), services.now()));
}

type Pedida = Pick<ActionArgs, "request" | "context">;

/** Buttons that save a piece as a favourite, or remove it. */
function botonesDeFavorito(pedida: Pedida, pieza: Referencia): Botones<RechazoDePieza> {
  const { guardar, quitar } = services.contenido.favoritos;
  const volver = (resultado: Awaited<ReturnType<typeof guardar>>, aviso: NombreDeAviso) => {
    if (!resultado.ok) return resultado;
    const { pathname, search } = new URL(pedida.request.url);
    // An unpublished piece has no page, so the person is led to the favourites.
    return done(seguirEn(resultado.value.publicada ? pathname + search : TUS_FAVORITOS, aviso));
  };
  return {
    async [GUARDAR_FAVORITO]() {
      const { tipo, url } = pieza;
      const { idPersona } = await exigirPersonaPara(pedida, { tipo, url, intencion: GUARDAR_FAVORITO });
      return volver(await guardar({ idPersona, ...pieza }), "favorito-guardado");
    },
    async [QUITAR_FAVORITO]() {
      const { idPersona } = await exigirSesion(pedida);
      return volver(await quitar({ idPersona, ...pieza }), "favorito-quitado");
    },
  };
}

/**
 * Takes the buttons of every page about content: saving data, the favourite, and the page's own ones. It answers with
 * the page again.
 */
export const atenderPieza = async (
  pedida: Pedida,
  pieza: Referencia | null,
  ademas: Botones<RechazoDePieza> = {},
) =>
  recibirBoton(await leerFormulario(pedida.request), RECHAZOS_DE_PIEZA, {
    ...botonesDeAhorro(pedida.request),
    ...(pieza && botonesDeFavorito(pedida, pieza)),
    ...ademas,
  });
