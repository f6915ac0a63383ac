import { describe, expect, it } from "vitest";
import {
  juzgarCobros,
  juzgarPgBouncer,
  juzgarReparto,
  juzgarReplica,
  juzgarRodado,
} from "./caidas/comprobarVarios";
import { simularCobros } from "./caidas/cobros";
import { simularReparto } from "./caidas/correos";
import type { Replicado } from "./caidas/replica";
import type { Cifra } from "./informe";

const falladas = (cifras: Cifra[]) =>
  cifras.filter(({ meta }) => meta?.cumple === false).map(({ que, valor }) => `${que}: ${valor}`);

/** The short forms of the drills of several processes; those that need Debian's programs run with `npm run drill`. */
describe("two processes on one database", { timeout: 300_000 }, () => {
  it("send each mail once, however slow the mail server is", async () => {
    const datos = await simularReparto({ correos: 10, demoraEnMs: 1_000, limiteEnMs: 60_000 });
    expect(falladas(juzgarReparto(datos))).toEqual([]);
  });

  it("ask about each open payment one at a time, however slow the gateway is", async () => {
    const datos = await simularCobros({ cobros: 6, demoraEnMs: 1_000, segundos: 14 });
    expect(falladas(juzgarCobros(datos))).toEqual([]);
  });
});

const RODADO = { reinicios: 4, pedidos: 900, fallados: {} };
const TRAS_PGBOUNCER = {
  intentos: 100,
  logrados: 50,
  inesperados: {},
  roto: [],
  candados: 0,
  limite: "9500ms",
  respaldos: { porTransacciones: 1, porSesion: 0 },
};

const REPARTIDO = { correos: 40, distintos: 40, repetidos: 0, sinNombre: 0, porEnviar: 0 };
const REPLICADO: Replicado = {
  sincrona: true,
  pagados: { antes: 100, mientras: 0, despues: 100 },
  mientras: { 503: 8 },
  perdidos: { retenciones: 0, pedidos: 0, pagados: 0 },
  dobles: 0,
  roto: [],
  vivos: true,
  recuperadoEnMs: 900,
};
const perdido = (cual: Partial<Replicado["perdidos"]>) =>
  juzgarReplica({ ...REPLICADO, perdidos: { ...REPLICADO.perdidos, ...cual } });

describe("a checker of what stands around several processes", () => {
  it("finds nothing where all is well", () => {
    expect(
      falladas([
        ...juzgarRodado(RODADO),
        ...juzgarPgBouncer(TRAS_PGBOUNCER),
        ...juzgarReparto(REPARTIDO),
        ...juzgarCobros({ cobros: 6, preguntados: 6, aLaVez: 0 }),
        ...juzgarReplica(REPLICADO),
      ]),
    ).toEqual([]);
  });

  it.each<[string, () => Cifra[]]>([
    ["a request that failed", () => juzgarRodado({ ...RODADO, fallados: { "GET / → 502": 1 } })],
    ["a drill in which nothing was restarted", () => juzgarRodado({ ...RODADO, reinicios: 0 })],
    ["a drill that nobody used", () => juzgarRodado({ ...RODADO, pedidos: 0 })],
    ["a lock that stays", () => juzgarPgBouncer({ ...TRAS_PGBOUNCER, candados: 1 })],
    ["a statement without a limit", () => juzgarPgBouncer({ ...TRAS_PGBOUNCER, limite: "0" })],
    [
      "a backup through the connections of others",
      () =>
        juzgarPgBouncer({
          ...TRAS_PGBOUNCER,
          respaldos: { ...TRAS_PGBOUNCER.respaldos, porTransacciones: 0 },
        }),
    ],
    [
      "a backup that nobody could make",
      () => juzgarPgBouncer({ ...TRAS_PGBOUNCER, respaldos: { ...TRAS_PGBOUNCER.respaldos, porSesion: 1 } }),
    ],
    ["a time given twice", () => juzgarPgBouncer({ ...TRAS_PGBOUNCER, roto: ["double booking"] })],
    ["a mail that came twice", () => juzgarReparto({ ...REPARTIDO, repetidos: 1 })],
    ["a mail that never came", () => juzgarReparto({ ...REPARTIDO, distintos: 39 })],
    ["a mail that nobody can tell from another", () => juzgarReparto({ ...REPARTIDO, sinNombre: 1 })],
    ["a mail that would go out again", () => juzgarReparto({ ...REPARTIDO, porEnviar: 1 })],
    ["a payment that both ask about", () => juzgarCobros({ cobros: 6, preguntados: 6, aLaVez: 1 })],
    ["a payment that nobody asks about", () => juzgarCobros({ cobros: 6, preguntados: 5, aLaVez: 0 })],
    ["a machine without what a replica needs", () => juzgarReplica(null)],
    ["a hold that the replica lacks", () => perdido({ retenciones: 1 })],
    ["an order that the replica lacks", () => perdido({ pedidos: 1 })],
    ["a payment that the replica lacks", () => perdido({ pagados: 1 })],
    ["a time that was paid for and is given again", () => juzgarReplica({ ...REPLICADO, dobles: 1 })],
    ["money that no order has", () => juzgarReplica({ ...REPLICADO, roto: ["money: 100"] })],
    ["a promise without a replica", () => juzgarReplica({ ...REPLICADO, mientras: { 201: 1, 503: 8 } })],
    ["a replica that nobody missed", () => juzgarReplica({ ...REPLICADO, mientras: {} })],
    ["a replica that nobody uses", () => juzgarReplica({ ...REPLICADO, recuperadoEnMs: null })],
    ["an answer of another kind", () => juzgarPgBouncer({ ...TRAS_PGBOUNCER, inesperados: { 500: 2 } })],
  ])("sees %s", (_, juzgar) => {
    expect(falladas(juzgar())).not.toEqual([]);
  });
});
