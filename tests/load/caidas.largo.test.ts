import { describe, expect, it } from "vitest";
import {
  juzgarAusencia,
  juzgarAvalancha,
  juzgarDiscoDelServidor,
  juzgarGoteo,
  juzgarRespaldo,
} from "./caidas/comprobar";
import { simularRespaldo } from "./caidas/respaldo";
import { simularGoteo } from "./caidas/lentos";
import { simularAusencia, simularAvalancha, simularDiscoDelServidor } from "./caidas/simulacros";
import { falladas } from "./informe";
import { sinElReloj } from "./caidas/sinElReloj";

/**
 * More short forms of the simulations of `npm run drill -- caidas`. tests/README.md says which tests stand for them in
 * the usual run.
 */
describe("the built site stands when", { timeout: 300_000 }, () => {
  it("the server of PostgreSQL says that its disk is full", async () => {
    const { caida, registro } = await simularDiscoDelServidor();
    expect(sinElReloj(juzgarDiscoDelServidor(caida, registro))).toEqual([]);
  });

  it("PostgreSQL is gone", async () => {
    expect(sinElReloj(juzgarAusencia(await simularAusencia("apagada", { segundos: 5 })))).toEqual([]);
  });

  it("strangers try passwords by the dozen", async () => {
    const visto = await simularAvalancha({ atacantes: 40, segundos: 3, motor: "PostgreSQL" });
    expect(sinElReloj(juzgarAvalancha(visto))).toEqual([]);
  });

  it("forms come in a byte at a time", async () => {
    expect(sinElReloj(juzgarGoteo(await simularGoteo({ clientes: 100, segundos: 4 })))).toEqual([]);
  });

  it("it is backed up while people book, and put back elsewhere", async () => {
    const respaldado = await simularRespaldo("SQLite", { antes: 20, en: 60 });
    expect(falladas(juzgarRespaldo(respaldado))).toEqual([]);
    // A plain copy of a database file in use is no backup: the last confirmed sessions are not in it.
    expect(falladas(juzgarRespaldo({ ...respaldado!, faltan: respaldado!.faltanEnUnaCopia! }))).not.toEqual(
      [],
    );
  });
});
