import type pg from "pg";
import { describe, expect, it } from "vitest";
import { exigirConexionDirecta, exigirSesionPropia } from "../../../server/platform/respaldo/directo";

/** A database client whose connections are assigned by `repartir`, which gives a number for each statement. */
const cliente = (processID: number, repartir: () => number) =>
  ({
    processID,
    query: () => Promise.resolve({ rows: [{ pid: repartir() }] }),
    end: () => Promise.resolve(),
  }) as unknown as pg.Client;
const siempre = (pid: number) => () => pid;

describe("a backup goes", () => {
  it("straight to the server", async () => {
    const directo = cliente(7, siempre(7));
    await expect(exigirConexionDirecta(directo)).resolves.toBeUndefined();
    const nadie = () => Promise.reject(new Error("nobody else is asked"));
    await expect(exigirSesionPropia(directo, nadie)).resolves.toBeUndefined();
  });

  it("through a pooler that leaves a session its connection, but is not put back through it", async () => {
    const enSesion = cliente(1_000, siempre(7));
    let siguiente = 8;
    const abrirOtro = async () => cliente(1_001, siempre(siguiente++));
    await expect(exigirSesionPropia(enSesion, abrirOtro)).resolves.toBeUndefined();
    await expect(exigirConexionDirecta(enSesion)).rejects.toMatchObject({ codigo: "tras-intermediario" });
  });

  it.each([
    ["gives it to the next one", siempre(7), siempre(7)],
    [
      "deals them round",
      (() => {
        let turno = 0;
        return () => 7 + (turno++ % 3);
      })(),
      siempre(20),
    ],
  ])("through no pooler that %s", async (_, propia, ajena) => {
    const abrirOtro = async () => cliente(1_001, ajena);
    await expect(exigirSesionPropia(cliente(1_000, propia), abrirOtro)).rejects.toMatchObject({
      codigo: "tras-intermediario",
      message: expect.stringContaining("pool_mode=session") as string,
    });
  });
});
