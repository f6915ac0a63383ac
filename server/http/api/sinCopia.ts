import type { Endpoint, Portador, SinCopia } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import type { EnLugarDeCopia, Respuesta } from "./idempotencia";

type Rehacer = (con: Omit<Parameters<SinCopia["rehacer"]>[0], "nombre">) => Promise<unknown>;

/** What stays of an answer in the place of a copy of it; null where a copy may. */
export function sinCopiaDe(
  { idempotente }: Endpoint,
  services: Services,
  portador: Portador | null,
  contestar: (hacer: () => Promise<unknown>) => Promise<Respuesta>,
): EnLugarDeCopia | null {
  if (typeof idempotente !== "object") return null;
  if ("respuesta" in idempotente)
    return siempreIgual(() => contestar(() => Promise.resolve(idempotente.respuesta)));
  return (
    portador && enLugarDeCopia(idempotente, (rehacer) => contestar(() => rehacer({ services, portador })))
  );
}

/** An envelope still, with the name of what was made and nothing of what it says. */
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

/** Of what is always answered alike. A refusal is looked at anew. */
const siempreIgual = (responder: () => Promise<Respuesta>): EnLugarDeCopia => ({
  resumir: ({ estado }) => (estado < 300 ? "" : null),
  rehacer: responder,
});
