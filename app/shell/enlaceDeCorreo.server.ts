import { redirect } from "@remix-run/node";
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

/**
 * What a mail's link does. It stands for its owner, whoever is signed in: opening it changes nothing and says no more
 * than its mail did, and what was done is shown at an address without the key.
 */
export function enlaceDeCorreo<R extends string, V>({
  idDe,
  hacer,
  yaEstaba = () => false,
  seExplica = () => false,
}: Enlace<R, V>) {
  const idDeLlave = (request: Request) => idDe(new URL(request.url).searchParams.get("llave") ?? "");
  return {
    /** Whose it is; null once it is done. */
    leer(request: Request): string | null {
      if (new URL(request.url).searchParams.has("hecho")) return null;
      const id = idDeLlave(request);
      if (id === null) throw noExiste();
      return id;
    },
    async hacer(request: Request) {
      const id = idDeLlave(request);
      const hecho = id !== null && (await hacer(id));
      if (hecho && hecho.ok && yaEstaba(hecho.value)) return null;
      if (hecho && hecho.ok) return redirect(`${new URL(request.url).pathname}?hecho`, 303);
      if (hecho && seExplica(hecho.rechazo)) return null;
      throw noExiste();
    },
  };
}
