import { createCookie } from "@remix-run/node";
import { services } from "~/services.server";

/** A cookie that holds the id of something kept on the server, signed, and nothing else. */
export function makeGalleta(nombre: string, vidaEnSegundos: number) {
  const cookie = createCookie(`bienestar_${nombre}`, { httpOnly: true, sameSite: "lax", path: "/" });
  const opciones = (request: Request) => ({ secure: new URL(request.url).protocol === "https:" });
  return {
    async leer(request: Request): Promise<string | null> {
      const sellado: unknown = await cookie.parse(request.headers.get("cookie"));
      return typeof sellado === "string" ? services.sello.abrir(nombre, sellado) : null;
    },
    poner: (request: Request, id: string) =>
      cookie.serialize(services.sello.sellar(nombre, id), { ...opciones(request), maxAge: vidaEnSegundos }),
    quitar: (request: Request) => cookie.serialize("", { ...opciones(request), maxAge: 0 }),
  };
}
