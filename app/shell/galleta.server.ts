import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { services } from "~/services.server";

const contenido = z.object({ id: z.string() });

/** A cookie that holds the id of something kept on the server, signed, and nothing else. */
export function makeGalleta(nombre: string, vidaEnSegundos: number) {
  const cookie = createCookie(`bienestar_${nombre}`, { httpOnly: true, sameSite: "lax", path: "/" });
  const opciones = (request: Request) => ({ secure: new URL(request.url).protocol === "https:" });
  return {
    async leer(request: Request): Promise<string | null> {
      const sellado: unknown = await cookie.parse(request.headers.get("cookie"));
      if (typeof sellado !== "string") return null;
      return (await services.sello.abrir(nombre, sellado, contenido))?.id ?? null;
    },
    async poner(request: Request, id: string): Promise<string> {
      const sellado = await services.sello.sellar(nombre, { id }, vidaEnSegundos);
      return cookie.serialize(sellado, { ...opciones(request), maxAge: vidaEnSegundos });
    },
    quitar: (request: Request) => cookie.serialize("", { ...opciones(request), maxAge: 0 }),
  };
}
