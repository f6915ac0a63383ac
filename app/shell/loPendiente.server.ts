import { z } from "zod";
import { GUARDAR_FAVORITO, MARCAR_VISTO } from "~/components/intencionesDePieza";
import { TIPOS } from "~/domain/contenido/contenido";
import { esFecha } from "~/domain/shared/fechas";
import { cookieDeAvisos, type ClaveDeAviso } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { makeCookie } from "./cookie.server";

/** Who wanted something and was asked who they are; longer than this, somebody else may be sitting there. */
const cookie = makeCookie("favorito");
const VIDA = { maxAge: 10 * 60 };
const clave = z.string().max(80);
const pendiente = z.union([
  z.object({
    tipo: z.enum(TIPOS),
    url: clave,
    // A cookie of the release before has none.
    intencion: z.enum([GUARDAR_FAVORITO, MARCAR_VISTO]).default(GUARDAR_FAVORITO),
  }),
  z.object({ taller: clave, fecha: z.string().refine(esFecha) }),
  z.object({ ruta: clave }),
]);
export type LoPendiente = z.output<typeof pendiente>;

const AVISO = { [GUARDAR_FAVORITO]: "favorito-guardado", [MARCAR_VISTO]: "video-visto" } as const;

export const recordarLoPendiente = (request: Request, que: LoPendiente) => cookie.poner(request, que, VIDA);

/** What this browser wanted before somebody signs in with it; null where nothing waits. */
export async function leerLoPendiente(request: Request): Promise<LoPendiente | null> {
  const leido = pendiente.safeParse(await cookie.leer(request));
  return leido.success ? leido.data : null;
}

/** Does what was asked for before signing in, and answers the `Set-Cookie` headers that say so. */
export async function cumplirLoPendiente(request: Request, idPersona: number): Promise<string[]> {
  const que = await leerLoPendiente(request);
  if (!que) return [];
  const aviso = await cumplir(que, idPersona);
  return [await cookie.quitar(request), ...(aviso ? [cookieDeAvisos([aviso])] : [])];
}

/** What the next page says of it; nothing where it shows it, or where the piece is no more. */
async function cumplir(que: LoPendiente, idPersona: number): Promise<ClaveDeAviso | null> {
  const { contenido, rutas, talleres } = services;
  if ("tipo" in que) {
    const { intencion, ...pieza } = que;
    const { favoritos, avances } = contenido;
    const hacer = intencion === MARCAR_VISTO ? avances.marcarVisto : favoritos.guardar;
    return (await hacer({ idPersona, ...pieza })).ok ? AVISO[intencion] : null;
  }
  // Its button stands on the page that follows, and pressing it says why.
  const hecho = await ("taller" in que
    ? talleres.inscribirse({ idPersona, url: que.taller, fecha: que.fecha })
    : rutas.empezar({ idPersona, uid: que.ruta }));
  return hecho.ok ? null : "pendiente-sin-hacer";
}
