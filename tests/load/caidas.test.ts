import { describe, expect, it } from "vitest";
import {
  juzgarArranques,
  juzgarAusencia,
  juzgarAvalancha,
  juzgarCandado,
  juzgarDisco,
  juzgarDiscoDelServidor,
  juzgarGoteo,
  juzgarParada,
  juzgarReinicio,
  juzgarRespaldo,
} from "./caidas/comprobar";
import { simularArranques } from "./caidas/arranques";
import { simularParada } from "./caidas/parada";
import { simularRespaldo } from "./caidas/respaldo";
import { simularGoteo } from "./caidas/lentos";
import {
  simularAusencia,
  simularAvalancha,
  simularCandado,
  simularDisco,
  simularDiscoDelServidor,
  simularReinicio,
} from "./caidas/simulacros";
import { falladas, type Cifra } from "./informe";

/**
 * Who comes in, who is refused and how, and that nobody waits for what is wrong. How fast is a figure of the long form,
 * on a machine with nothing else to do: a few seconds beside other tests say little of it.
 */
const sinElReloj = (cifras: Cifra[]) =>
  falladas(cifras.filter(({ que }) => !/p99|responde|al lado|mediana|detenido/.test(que)));

/** The short forms of the drills of `npm run drill -- caidas`: the same processes, the same checkers. */
describe("the built site stands when", { timeout: 300_000 }, () => {
  it("PostgreSQL ends all its connections", async () => {
    expect(falladas(juzgarReinicio(await simularReinicio({ veces: 2 })))).toEqual([]);
  });

  it("another program keeps the SQLite file locked", async () => {
    expect(sinElReloj(juzgarCandado(await simularCandado({ segundos: 9 })))).toEqual([]);
  });

  it("the disk is full", async () => {
    const { caida, registro } = await simularDisco();
    expect(falladas(juzgarDisco(caida, registro))).toEqual([]);
  });

  it("the server of PostgreSQL says that its disk is full", async () => {
    const { caida, registro } = await simularDiscoDelServidor();
    expect(falladas(juzgarDiscoDelServidor(caida, registro))).toEqual([]);
  });

  it("PostgreSQL is gone", async () => {
    expect(falladas(juzgarAusencia(await simularAusencia("apagada", { segundos: 5 })))).toEqual([]);
  });

  it("PostgreSQL says nothing any more", async () => {
    expect(falladas(juzgarAusencia(await simularAusencia("callada", { segundos: 12 })))).toEqual([]);
  });

  it("strangers try passwords by the dozen", async () => {
    const visto = await simularAvalancha({ atacantes: 40, segundos: 3, motor: "PostgreSQL" });
    expect(sinElReloj(juzgarAvalancha(visto))).toEqual([]);
  });

  it("forms come in a byte at a time", async () => {
    expect(sinElReloj(juzgarGoteo(await simularGoteo({ clientes: 100, segundos: 4 })))).toEqual([]);
  });

  it("its storage is broken or gone, and says in one sentence why it does not start", async () => {
    expect(falladas(juzgarArranques(await simularArranques()))).toEqual([]);
  });

  it("it is backed up while people book, and put back elsewhere", async () => {
    const respaldado = await simularRespaldo("SQLite", { antes: 20, en: 60 });
    expect(falladas(juzgarRespaldo(respaldado))).toEqual([]);
    // A plain copy of the file that is in use is no backup: what was confirmed last is not in it.
    expect(falladas(juzgarRespaldo({ ...respaldado!, faltan: respaldado!.faltanEnUnaCopia! }))).not.toEqual(
      [],
    );
  });

  it("it is asked to stop in the middle of its mails", async () => {
    const { ms, estado } = await simularParada({ correos: 6, demoraEnMs: 3_000, motor: "SQLite" });
    expect(falladas(juzgarParada(ms, estado))).toEqual([]);
  });
});
