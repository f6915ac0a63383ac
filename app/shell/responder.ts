import { redirect } from "@remix-run/node";
import { httpDe, type Rechazado, type Rechazos } from "~/domain/shared/rechazo";
import type { Result } from "~/domain/shared/result";

/**
 * Response with a status that loaders and actions keep typed: `useLoaderData` and `useActionData` see `T`. It replaces
 * `json()`, which the successor of Remix 2 no longer has.
 */
export interface Respuesta<T> extends Response {
  json(): Promise<T>;
}

/** Gives the value of a result; throws its refusal with status and message. */
export function exigir<T, R extends string>(resultado: Result<T, R, unknown>, rechazos: Rechazos<R>): T {
  if (resultado.ok) return resultado.value;
  const { mensaje, ...rechazado } = rechazos[resultado.rechazo];
  throw new Response(mensaje, { status: httpDe(rechazado) });
}

/**
 * Response to throw when an address, or its object, does not exist for this visitor: the page of status 404 (RFC 9110
 * § 15.5.5).
 */
export const noExiste = () => new Response(null, { status: 404 });

/** Response to throw for a former address: a permanent redirect to the present one. */
export function mudanza({ url }: Pick<Request, "url">, antes: string, ahora: string) {
  const { pathname, search } = new URL(url);
  const segmentos = pathname.split("/");
  segmentos[segmentos.lastIndexOf(antes)] = ahora;
  return redirect(segmentos.join("/") + search, 301);
}

/** Answer to a refused form: the data for its page, with the status of the refusal. */
export function rechazar<T>(rechazado: Pick<Rechazado, "clase">, datos: T): Respuesta<T> {
  return responder(datos, httpDe(rechazado));
}

export function responder<T>(datos: T, status: number, headers?: HeadersInit): Respuesta<T> {
  // The response is built by hand: the `Response` class that remix-serve installs has no static `json`.
  const propias = new Headers(headers);
  propias.set("content-type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(datos), { status, headers: propias });
}
