import type { Cifra } from "../informe";
import type { TrasPgBouncer } from "./pgbouncer";
import type { Rodado } from "./rodar";

const ninguno = (que: string, cuantos: number): Cifra => ({
  que,
  valor: String(cuantos),
  meta: { texto: "0", cumple: cuantos === 0 },
});
/** Of nothing nothing can be said. */
const alguno = (que: string, cuantos: number): Cifra => ({
  que,
  valor: String(cuantos),
  meta: { texto: "≥ 1", cumple: cuantos > 0 },
});
const suma = (veces: Record<string, number>) => Object.values(veces).reduce((total, uno) => total + uno, 0);

export const juzgarRodado = ({ reinicios, pedidos, fallados }: Rodado): Cifra[] => [
  alguno("reinicios", reinicios),
  alguno("pedidos mientras", pedidos),
  ninguno(`pedidos fallados ${Object.keys(fallados).join(", ")}`.trim(), suma(fallados)),
];

export const juzgarPgBouncer = (visto: TrasPgBouncer): Cifra[] => [
  alguno("reservas y cambios logrados", visto.logrados),
  ninguno("respuestas inesperadas", suma(visto.inesperados)),
  ninguno("lo que no cuadra al final", visto.roto.length),
  ninguno("candados que quedan tras migrar tres a la vez", visto.candados),
  {
    que: "límite de una sentencia",
    valor: visto.limite,
    meta: { texto: "9500ms", cumple: visto.limite === "9500ms" },
  },
];
