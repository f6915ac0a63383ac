import type { Endpoint, Portador, SinCopia } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import type { EnLugarDeCopia, Respuesta } from "./idempotencia";

type Rehacer = (con: Omit<Parameters<SinCopia["rehacer"]>[0], "nombre">) => Promise<unknown>;

/** Way to store an answer without a copy of it; null when a copy may be stored. */
export function sinCopiaDe(
  { idempotente }: Endpoint,
  services: Services,
  portador: Portador | null,
  contestar: (hacer: () => Promise<unknown>) => Promise<Respuesta>,
): EnLugarDeCopia | null {
  if (typeof idempotente !== "object") return null;
  if ("respuesta" in idempotente)
    return respuestaConstante(() => contestar(() => Promise.resolve(idempotente.respuesta)));
  return (
    portador && enLugarDeCopia(idempotente, (rehacer) => contestar(() => rehacer({ services, portador })))
  );
}

/** Stores only the id of the created record with the envelope of the answer, and none of the record's content. */
const enLugarDeCopia = (
  { nombre: campo, rehacer }: SinCopia,
  contestar: (rehacer: Rehacer) => Promise<Respuesta>,
): EnLugarDeCopia => ({
  resumir({ estado, cuerpo }) {
    if (estado >= 300) return null;
    const { data } = JSON.parse(cuerpo) as { data: Record<string, unknown> };
    return JSON.stringify({ success: true, data: { [campo]: data[campo] } });
  },
  rehacer(resumen) {
    const { data } = JSON.parse(resumen) as { data: Record<string, unknown> };
    return contestar((con) => rehacer({ ...con, nombre: String(data[campo]) }));
  },
});

/** Stores only that the request succeeded, for endpoints with a constant answer. A refusal is not stored. */
const respuestaConstante = (responder: () => Promise<Respuesta>): EnLugarDeCopia => ({
  resumir: ({ estado }) => (estado < 300 ? "" : null),
  rehacer: responder,
});
