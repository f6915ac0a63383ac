/** Answer of a use case: a value, or a refusal with a name and an optional detail. */
export type Result<T, R extends string, D = undefined> = { ok: true; value: T } | Refusal<R, D>;

export interface Refusal<R extends string, D = undefined> {
  ok: false;
  rechazo: R;
  detalle: D;
}

export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refuse<R extends string>(rechazo: R): Refusal<R>;
export function refuse<R extends string, D>(rechazo: R, detalle: D): Refusal<R, D>;
export function refuse<R extends string, D>(rechazo: R, detalle?: D) {
  return { ok: false, rechazo, detalle };
}
