import { describe, expect, expectTypeOf, it, vi } from "vitest";
import type { Contributions } from "../../../server/platform/contributions";
import { joined, makeJoin } from "../../../server/platform/joined";
import type { Noun } from "../../../server/platform/module";
import { openWith } from "../../../server/platform/noun";
import type { Base, Opened } from "../../../server/platform/services";

const BASE = { nombre: "base" } as unknown as Base;
const job = (nombre: string) => ({ nombre, cadaSegundos: 1, run: () => Promise.resolve() });

const ronda: Contributions["reminders"] = () => Promise.resolve();

/** Makes a noun, each part of which carries the noun's name. */
const noun = (nombre: string) => {
  const parts: object = {
    acts: () => ({ [nombre]: nombre }),
    jobs: () => [job(nombre)],
    contributes: () => ({ reminders: [ronda] }),
  };
  return {
    ...(parts as Omit<Noun, "acts" | "contributes" | "jobs" | "services">),
    services: (base: Base, below: string) => ({ [nombre]: [base, below] }),
  };
};

const contexto = (base: Base, below: string) => ({
  services: { propio: base, below },
  jobs: [job("propio")],
  warm: () => Promise.resolve(),
});

describe("a context with nouns that have folders of their own", () => {
  it("opens the parts of the nouns with its own, each with the contexts below, and keeps what else it opens", () => {
    const opened: Opened = openWith([noun("elogio"), noun("nota")], contexto)(BASE, "ventas");
    expect(opened.services).toEqual({
      propio: BASE,
      below: "ventas",
      elogio: [BASE, "ventas"],
      nota: [BASE, "ventas"],
    });
    expect(Object.keys(opened.acts ?? {})).toEqual(["elogio", "nota"]);
    expect(opened.jobs?.map(({ nombre }) => nombre)).toEqual(["propio", "elogio", "nota"]);
    expect(opened.contributes).toEqual({ reminders: [ronda, ronda] });
    expect(opened.warm).toBeTypeOf("function");
  });

  it("needs what the services and the contributions of its nouns need", () => {
    const deseos = {
      services: (_: Base, { ventas }: { ventas: string }) => ({ ventas }),
      contributes: (_: Base, { agenda }: { agenda: string }) => (agenda ? {} : { reminders: [ronda] }),
    };
    const abrir = openWith([deseos], () => ({ services: {} }));
    expectTypeOf(abrir).parameter(1).toExtend<{ ventas: string; agenda: string }>();
  });

  it("takes no noun whose service is called as one of its own", () => {
    expect(() => openWith([noun("propio")], contexto)(BASE, "ventas")).toThrow('"propio" is said twice');
  });
});

describe("what several say of one thing", () => {
  it("is one, in the order in which they say it", () => {
    expect(Object.entries(joined([{ a: 1 }, undefined, { b: 2, c: 3 }]))).toEqual([
      ["a", 1],
      ["b", 2],
      ["c", 3],
    ]);
  });

  it("is refused where two call something alike: one would be lost without a word", () => {
    expect(() => joined([{ a: 1 }, { b: 2 }, { a: 1 }])).toThrow('"a" is said twice: in { a } and in { a }');
  });

  it("is refused by the names of both sides, by which they are found", () => {
    expect(() => joined([{ citas: 1, esperas: 2 }, { salas: 3 }, { notas: 4, citas: 5 }])).toThrow(
      '"citas" is said twice: in { citas, esperas } and in { notas, citas }',
    );
  });

  it("is looked at once where it is opened again and again", () => {
    const join = makeJoin();
    expect(() => join([{ a: 1 }, { a: 2 }])).toThrow('"a" is said twice');
    expect(join([{ a: 1 }, { b: 2 }])).toEqual({ a: 1, b: 2 });
    const names = vi.spyOn(Object, "keys");
    expect(join([{ a: 3 }, { b: 4 }])).toEqual({ a: 3, b: 4 });
    expect(names).not.toHaveBeenCalled();
    names.mockRestore();
  });
});
