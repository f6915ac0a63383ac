import { redirect } from "@remix-run/node";
import { z } from "zod";
import { makeRecien } from "./recien.server";
import { noExiste } from "./responder";
import type { Result } from "~/domain/shared/result";

interface Enlace<R extends string, V> {
  /** Whose key it is, or null. */
  idDe(llave: string): string | null;
  hacer(id: string): Promise<Result<V, R>>;
  /** Whether there was nothing left to do: the page itself says so. */
  yaEstaba?(hecho: V): boolean;
  /** Whether the page itself says why there is nothing to do; it is not found otherwise. */
  seExplica?(rechazo: R): boolean;
}

/** At which of these addresses this browser pressed the button just now. */
const usado = makeRecien("enlace-usado", z.object({ lugar: z.string() }));

/**
 * What a mail's link does. It stands for its owner, whoever is signed in: opening it changes nothing and says no more
 * than its mail did, and what was done is shown at an address without the key,
 * to the browser that did it; anybody else is led to the start from there.
 */
export function enlaceDeCorreo<R extends string, V>({
  idDe,
  hacer,
  yaEstaba = () => false,
  seExplica = () => false,
}: Enlace<R, V>) {
  const idDeLlave = (request: Request) => idDe(new URL(request.url).searchParams.get("llave") ?? "");
  return {
    /** Whose it is; null where this browser has done it just now. */
    async leer(request: Request): Promise<string | null> {
      const { pathname, searchParams } = new URL(request.url);
      if (searchParams.has("hecho")) {
        if ((await usado.leer(request))?.lugar === pathname) return null;
        throw redirect("/");
      }
      const id = idDeLlave(request);
      if (id === null) throw noExiste();
      return id;
    },
    async hacer(request: Request) {
      const id = idDeLlave(request);
      const hecho = id !== null && (await hacer(id));
      if (hecho && hecho.ok && yaEstaba(hecho.value)) return null;
      if (hecho && hecho.ok) {
        const { pathname } = new URL(request.url);
        const cookie = await usado.anotar(request, { lugar: pathname });
        return redirect(`${pathname}?hecho`, { status: 303, headers: { "set-cookie": cookie } });
      }
      if (hecho && seExplica(hecho.rechazo)) return null;
      throw noExiste();
    },
  };
}
