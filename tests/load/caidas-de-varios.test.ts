import { describe, expect, it } from "vitest";
import { juzgarPgBouncer, juzgarRodado } from "./caidas/comprobarVarios";
import type { Cifra } from "./informe";

const falladas = (cifras: Cifra[]) =>
  cifras.filter(({ meta }) => meta?.cumple === false).map(({ que, valor }) => `${que}: ${valor}`);

const RODADO = { reinicios: 4, pedidos: 900, fallados: {} };
const TRAS_PGBOUNCER = {
  intentos: 100,
  logrados: 50,
  inesperados: {},
  roto: [],
  candados: 0,
  limite: "9500ms",
};

describe("a checker of what stands around several processes", () => {
  it("finds nothing where all is well", () => {
    expect(falladas([...juzgarRodado(RODADO), ...juzgarPgBouncer(TRAS_PGBOUNCER)])).toEqual([]);
  });

  it.each<[string, () => Cifra[]]>([
    ["a request that failed", () => juzgarRodado({ ...RODADO, fallados: { "GET / → 502": 1 } })],
    ["a drill in which nothing was restarted", () => juzgarRodado({ ...RODADO, reinicios: 0 })],
    ["a drill that nobody used", () => juzgarRodado({ ...RODADO, pedidos: 0 })],
    ["a lock that stays", () => juzgarPgBouncer({ ...TRAS_PGBOUNCER, candados: 1 })],
    ["a statement without a limit", () => juzgarPgBouncer({ ...TRAS_PGBOUNCER, limite: "0" })],
    ["a time given twice", () => juzgarPgBouncer({ ...TRAS_PGBOUNCER, roto: ["double booking"] })],
    ["an answer of another kind", () => juzgarPgBouncer({ ...TRAS_PGBOUNCER, inesperados: { 500: 2 } })],
  ])("sees %s", (_, juzgar) => {
    expect(falladas(juzgar())).not.toEqual([]);
  });
});
