import { z } from "zod";
import { campoDeFecha, campoExacto } from "~/domain/shared/campos";
import { GUARDAR_FAVORITO, MARCAR_VISTO } from "~/components/intencionesDePieza";
import { TIPOS } from "~/domain/contenido/contenido";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import { makeCookie } from "./cookie.server";

/**
 * Cookie with an action that a visitor began before they were asked to sign in. It ends after ten minutes, because
 * another person may use the browser by then.
 */
const cookie = makeCookie("favorito");
const VIDA = { maxAge: 10 * 60 };
const clave = campoExacto(80);
const pendiente = z.union([
  z.object({
    tipo: z.enum(TIPOS),
    url: clave,
    intencion: z.enum([GUARDAR_FAVORITO, MARCAR_VISTO]),
  }),
  z.object({ taller: clave, fecha: campoDeFecha("Elige una fecha") }),
  z.object({ ruta: clave }),
]);
export type ActoPendiente = z.output<typeof pendiente>;
/** Content of that cookie; `desde` is the page to which the person returns after signing in. */
const guardado = z.object({ que: pendiente, desde: campoExacto(300) });

/**
 * Path at the end of our own address: a page on the way, like that of the terms, names its next page itself. Null when
 * there is none.
 */
function alFinalDe(direccion: string | null): string | null {
  const propia = rutaPropia(direccion);
  if (propia === null) return null;
  const { pathname, searchParams } = new URL(propia, "https://origen.invalid");
  return alFinalDe(searchParams.get("redirect")) ?? pathname;
}

export const recordarActoPendiente = (request: Request, que: ActoPendiente, desde: string) =>
  cookie.poner(request, { que, desde: alFinalDe(desde) }, VIDA);

async function leer(request: Request) {
  const leido = guardado.safeParse(await cookie.leer(request));
  return leido.success ? leido.data : null;
}

/**
 * Action that this browser started before the sign-in; null when nothing waits. The action is dropped when the person
 * goes to another page.
 */
export async function leerActoPendiente(
  request: Request,
  destino: string | null,
): Promise<ActoPendiente | null> {
  const leido = await leer(request);
  return leido?.desde === alFinalDe(destino) ? leido.que : null;
}

/** `Set-Cookie` headers that restart the ten minutes, because the person is still going through the steps. */
export async function renovarActoPendiente(request: Request): Promise<string[]> {
  const leido = await leer(request);
  return leido ? [await recordarActoPendiente(request, leido.que, leido.desde)] : [];
}

/** `Set-Cookie` headers that drop the waiting action. */
export const olvidarActoPendiente = async (request: Request): Promise<string[]> =>
  (await leer(request)) ? [await cookie.quitar(request)] : [];
