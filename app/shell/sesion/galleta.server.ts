import { z } from "zod";
import { campoExacto } from "~/domain/shared/campos";
import { services } from "~/services.server";
import { makeCookie } from "./cookie.server";

const contenido = z.object({ id: campoExacto(200) });

/**
 * Makes a signed cookie that holds only the id of something stored on the server. With `hastaCerrar` the cookie also
 * ends when the browser's window is closed.
 */
export function makeGalleta(nombre: string, vidaEnSegundos: number, { hastaCerrar = false } = {}) {
  const cookie = makeCookie(nombre);
  return {
    async leer(request: Request): Promise<string | null> {
      const sellado: unknown = await cookie.leer(request);
      if (typeof sellado !== "string") return null;
      return (await services.cuentas.sello.abrir(nombre, sellado, contenido))?.id ?? null;
    },
    async poner(request: Request, id: string): Promise<string> {
      const sellado = await services.cuentas.sello.sellar(nombre, { id }, vidaEnSegundos);
      return cookie.poner(request, sellado, hastaCerrar ? {} : { maxAge: vidaEnSegundos });
    },
    quitar: cookie.quitar,
  };
}
