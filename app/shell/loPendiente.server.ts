import { z } from "zod";
import { GUARDAR_FAVORITO, MARCAR_VISTO } from "~/components/intencionesDePieza";
import { TIPOS } from "~/domain/contenido/contenido";
import { esFecha } from "~/domain/shared/fechas";
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

export const recordarLoPendiente = (request: Request, que: LoPendiente) => cookie.poner(request, que, VIDA);

/** What this browser wanted before somebody signs in with it; null where nothing waits. */
export async function leerLoPendiente(request: Request): Promise<LoPendiente | null> {
  const leido = pendiente.safeParse(await cookie.leer(request));
  return leido.success ? leido.data : null;
}

/** The `Set-Cookie` headers by which it waits anew: whoever goes from step to step is still there. */
export async function renovarLoPendiente(request: Request): Promise<string[]> {
  const que = await leerLoPendiente(request);
  return que ? [await recordarLoPendiente(request, que)] : [];
}

export const olvidarLoPendiente = (request: Request) => cookie.quitar(request);
