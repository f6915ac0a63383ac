import { redirect } from "@remix-run/node";
import { httpDe, type Rechazado, type Rechazos } from "~/domain/shared/rechazo";
import type { Result } from "~/domain/shared/result";

/**
 * An answer with a status of its own that loaders and actions keep typed: `useLoaderData` and `useActionData`
 * see `T`. It stands for `json()`, which the successor of Remix 2 no longer has.
 */
export interface Respuesta<T> extends Response {
  json(): Promise<T>;
}

/** What a page shows; where that is refused there is no page, and the refusal says its status and why. */
export function exigir<T, R extends string>(hecho: Result<T, R, unknown>, rechazos: Rechazos<R>): T {
  if (hecho.ok) return hecho.value;
  const { mensaje, ...rechazado } = rechazos[hecho.rechazo];
  throw new Response(mensaje, { status: httpDe(rechazado) });
}

/** Thrown where an address, or what it names, is not there for whoever asks: the page of what was not found. */
export const noExiste = () => new Response(null, { status: 404 });

/** Thrown where a thing was asked for by an address that it had before: the same page at the address of now, for good. */
export function mudanza({ url }: Pick<Request, "url">, antes: string, ahora: string) {
  const { pathname, search } = new URL(url);
  const segmentos = pathname.split("/");
  segmentos[segmentos.lastIndexOf(antes)] = ahora;
  return redirect(segmentos.join("/") + search, 301);
}

/** The answer to a form that was refused: what its page needs to say so, with the status of the refusal. */
export function rechazar<T>(rechazado: Pick<Rechazado, "clase">, datos: T): Respuesta<T> {
  return responder(datos, httpDe(rechazado));
}

export function responder<T>(datos: T, status: number, headers?: HeadersInit): Respuesta<T> {
  // Built by hand: the `Response` that remix-serve puts in the global's place has no static `json`.
  const propias = new Headers(headers);
  propias.set("content-type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(datos), { status, headers: propias });
}
