import { z } from "zod";
import { TIPOS, type Referencia } from "~/domain/contenido/contenido";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { makeCookie } from "./cookie.server";

/** Who wanted to keep something and was asked who they are; longer than this, somebody else may be sitting there. */
const cookie = makeCookie("favorito");
const VIDA = { maxAge: 10 * 60 };
const pendiente = z.object({ tipo: z.enum(TIPOS), url: z.string().max(80) });

export const recordarFavorito = (request: Request, { tipo, url }: Referencia) =>
  cookie.poner(request, { tipo, url }, VIDA);

/** Does what was asked for before signing in, and answers the `Set-Cookie` headers that say so. */
export async function cumplirFavorito(request: Request, idPersona: number): Promise<string[]> {
  const leido = pendiente.safeParse(await cookie.leer(request));
  if (!leido.success) return [];
  const hecho = await services.contenido.favoritos.guardar({ idPersona, ...leido.data });
  return [await cookie.quitar(request), ...(hecho.ok ? [cookieDeAvisos(["favorito-guardado"])] : [])];
}
