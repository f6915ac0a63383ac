/**
 * An answer with a status of its own that loaders and actions keep typed: `useLoaderData` and `useActionData`
 * see `T`. It stands for `json()`, which the successor of Remix 2 no longer has.
 */
export interface Respuesta<T> extends Response {
  json(): Promise<T>;
}

export function responder<T>(datos: T, status: number, headers?: HeadersInit): Respuesta<T> {
  return Response.json(datos, { status, headers });
}
