import { z } from "zod";
import { GUARDAR_FAVORITO, MARCAR_VISTO } from "~/components/intencionesDePieza";
import { TIPOS } from "~/domain/contenido/contenido";
import { esFecha } from "~/domain/shared/fechas";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import { makeCookie } from "./cookie.server";

/** Who wanted something and was asked who they are; longer than this, somebody else may be sitting there. */
const cookie = makeCookie("favorito");
const VIDA = { maxAge: 10 * 60 };
const clave = z.string().max(80);
const pendiente = z.union([
  z.object({
    tipo: z.enum(TIPOS),
    url: clave,
    intencion: z.enum([GUARDAR_FAVORITO, MARCAR_VISTO]),
  }),
  z.object({ taller: clave, fecha: z.string().refine(esFecha) }),
  z.object({ ruta: clave }),
]);
export type LoPendiente = z.output<typeof pendiente>;
/** `desde`: the page to which whoever wanted it comes back. */
const guardado = z.object({ que: pendiente, desde: z.string().max(300) });

/**
 * The path at the end of an address of ours: a page on the way, as that of the terms, says itself where it leads. Null
 * where there is none.
 */
function alFinalDe(direccion: string | null): string | null {
  const propia = rutaPropia(direccion);
  if (propia === null) return null;
  const { pathname, searchParams } = new URL(propia, "https://origen.invalid");
  return alFinalDe(searchParams.get("redirect")) ?? pathname;
}

export const recordarLoPendiente = (request: Request, que: LoPendiente, desde: string) =>
  cookie.poner(request, { que, desde: alFinalDe(desde) }, VIDA);

async function leer(request: Request) {
  const leido = guardado.safeParse(await cookie.leer(request));
  return leido.success ? leido.data : null;
}

/**
 * What this browser wanted before somebody signs in with it; null where nothing waits. Whoever goes on to another page
 * than the one that they wanted it on has begun something else, and left that.
 */
export async function leerLoPendiente(request: Request, destino: string | null): Promise<LoPendiente | null> {
  const leido = await leer(request);
  return leido?.desde === alFinalDe(destino) ? leido.que : null;
}

/** The `Set-Cookie` headers by which it waits anew: whoever goes from step to step is still there. */
export async function renovarLoPendiente(request: Request): Promise<string[]> {
  const leido = await leer(request);
  return leido ? [await recordarLoPendiente(request, leido.que, leido.desde)] : [];
}

/** The `Set-Cookie` headers by which it waits no more. */
export const olvidarLoPendiente = async (request: Request): Promise<string[]> =>
  (await leer(request)) ? [await cookie.quitar(request)] : [];
