import { expect, it } from "vitest";
import { makeInvitar, type DepsDeInvitar } from "../../../app/domain/cuestionarios/encuestas/invitar";
import { LUNES_8AM } from "../../support/constructores";

it("one that cannot be decided keeps nobody else of the round from being asked, and is reported", async () => {
  const decididos: string[] = [];
  const terminados = (...referencias: string[]) =>
    Promise.resolve(
      referencias.map((referencia) => ({ referencia, idPersona: referencia.length, delicado: false })),
    );
  const invitar = makeInvitar({
    repos: { encuestas: { sinDecidir: (_: string, todas: string[]) => Promise.resolve(new Set(todas)) } },
    now: () => LUNES_8AM,
    sitio: {},
    formularios: { vigente: () => Promise.resolve({}) },
    disparadores: () => [
      { nombre: "sesion", terminados: () => terminados("1", "22") },
      { nombre: "taller", terminados: () => terminados("333") },
    ],
    pasaPorAlgoDelicado: (idPersona: number) =>
      idPersona === 1 ? Promise.reject(new Error("illegible")) : Promise.resolve(true),
    newId: () => "una",
    transaccion: (hacer: (trx: unknown) => unknown) =>
      hacer({
        encuestas: {
          invitar: ({ referencia }: { referencia: string }) => {
            decididos.push(referencia);
            return Promise.resolve(true);
          },
        },
      }),
  } as unknown as DepsDeInvitar);
  await expect(invitar()).rejects.toThrow("illegible");
  expect(decididos).toEqual(["22", "333"]);
});
