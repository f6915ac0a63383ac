import { redirect } from "@remix-run/node";
import { z } from "zod";
import { campoExacto } from "~/domain/shared/campos";
import { makeRecien } from "../sesion/recien.server";
import { noExiste } from "../responder";
import type { Result } from "~/domain/shared/result";

interface Enlace<R extends string, V> {
  /** Id that the key in the link of a mail stands for; null for an invalid key. */
  idDe(llave: string): string | null;
  hacer(id: string): Promise<Result<V, R>>;
  /** True when there was nothing left to do, which the page itself says. */
  yaEstaba?(valor: V): boolean;
  /** True when the page itself says why there is nothing to do. Otherwise the page is not found. */
  seExplica?(rechazo: R): boolean;
}

/** Cookie with the address at which this browser has just pressed the button of a mail's link. */
const usado = makeRecien("enlace-usado", z.object({ lugar: campoExacto(2000) }));

/**
 * Page for the link of a mail. The link stands for its owner, whoever is signed in. Opening it changes nothing (RFC
 * 9110 § 9.2.1) and reveals no more than its mail did. The outcome is shown at an address without the key, to the
 * browser that acted; any other browser is led to the start.
 */
export function enlaceDeCorreo<R extends string, V>({
  idDe,
  hacer,
  yaEstaba = () => false,
  seExplica = () => false,
}: Enlace<R, V>) {
  const idDeLlave = (request: Request) => idDe(new URL(request.url).searchParams.get("llave") ?? "");
  return {
    /** Id that the key stands for; null when this browser has just pressed the button. */
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
      const resultado = id !== null && (await hacer(id));
      if (resultado && resultado.ok && yaEstaba(resultado.value)) return null;
      if (resultado && resultado.ok) {
        const { pathname } = new URL(request.url);
        const cookie = await usado.anotar(request, { lugar: pathname });
        return redirect(`${pathname}?hecho`, { status: 303, headers: { "set-cookie": cookie } });
      }
      if (resultado && seExplica(resultado.rechazo)) return null;
      throw noExiste();
    },
  };
}
