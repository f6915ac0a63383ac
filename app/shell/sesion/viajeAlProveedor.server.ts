import { makeCookie } from "./cookie.server";

const VIDA_EN_SEGUNDOS = 10 * 60;
const VIAJES_A_LA_VEZ = 5;

/**
 * Cookies of the trips to a provider's sign-in, signed by us. Each trip has its own cookie, named by its state (RFC
 * 6749 § 10.12), so that two tabs do not mix theirs.
 *
 * @example const viajes = makeViajes("puerta-");
 */
export function makeViajes(prefijo: string) {
  const nombreDeViaje = new RegExp(`${prefijo}([\\w-]{16})=`, "g");
  const viajeDe = (state: string) =>
    makeCookie(prefijo + state.replace(/[^\w-]/g, "").slice(0, 16), { delNavegador: true });
  return {
    /**
     * Headers that store the cookie of the newest trip and delete older ones, so that no page can make a browser store
     * trips without end.
     */
    async guardar(request: Request, state: string, sellado: string): Promise<Headers> {
      const antes = [...(request.headers.get("cookie") ?? "").matchAll(nombreDeViaje)].map(([, de]) => de!);
      const sobran = antes.slice(0, Math.max(0, antes.length + 1 - VIAJES_A_LA_VEZ));
      const headers = new Headers();
      headers.append(
        "set-cookie",
        await viajeDe(state).poner(request, sellado, { maxAge: VIDA_EN_SEGUNDOS }),
      );
      for (const de of sobran) headers.append("set-cookie", await viajeDe(de).quitar(request));
      return headers;
    },

    /**
     * Cookie of the trip that a return belongs to; empty without one. It stays until its ten minutes are over: a return
     * that comes twice finds it too.
     */
    async leer(request: Request): Promise<string> {
      const state = new URL(request.url).searchParams.get("state") ?? "";
      if (state.length < 16) return "";
      const sellado: unknown = await viajeDe(state).leer(request);
      return typeof sellado === "string" ? sellado : "";
    },
  };
}
