import { z } from "zod";
import { GUARDAR_FAVORITO, MARCAR_VISTO } from "~/components/intencionesDePieza";
import { TIPOS } from "~/domain/contenido/contenido";
import { cookieDeAvisos, type ClaveDeAviso } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { makeCookie } from "./cookie.server";

/** Who wanted something of a piece and was asked who they are; longer than this, somebody else may be sitting there. */
const cookie = makeCookie("favorito");
const VIDA = { maxAge: 10 * 60 };
const pendiente = z.object({
  tipo: z.enum(TIPOS),
  url: z.string().max(80),
  // A cookie of the release before has none.
  intencion: z.enum([GUARDAR_FAVORITO, MARCAR_VISTO]).default(GUARDAR_FAVORITO),
});
export type PiezaPendiente = z.output<typeof pendiente>;

const AVISO: Record<PiezaPendiente["intencion"], ClaveDeAviso> = {
  [GUARDAR_FAVORITO]: "favorito-guardado",
  [MARCAR_VISTO]: "video-visto",
};

export const recordarPieza = (request: Request, pieza: PiezaPendiente) => cookie.poner(request, pieza, VIDA);

/** Does what was asked for before signing in, and answers the `Set-Cookie` headers that say so. */
export async function cumplirPieza(request: Request, idPersona: number): Promise<string[]> {
  const leido = pendiente.safeParse(await cookie.leer(request));
  if (!leido.success) return [];
  const { intencion, ...pieza } = leido.data;
  const { favoritos, avances } = services.contenido;
  const hecho = await (intencion === MARCAR_VISTO ? avances.marcarVisto : favoritos.guardar)({
    idPersona,
    ...pieza,
  });
  return [await cookie.quitar(request), ...(hecho.ok ? [cookieDeAvisos([AVISO[intencion]])] : [])];
}
