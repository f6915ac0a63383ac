import { describe, expect, it } from "vitest";
import type { Repositorios } from "../../../app/domain/shared/puertos";
import type { Module } from "../../../server/platform/module";
import { withNouns, type Noun } from "../../../server/platform/noun";
import type { Base, Connection, Opened } from "../../../server/platform/services";

const BASE = { nombre: "base" } as unknown as Base;
const AT = {} as Connection;
const job = (nombre: string) => ({ nombre, cadaSegundos: 1, run: () => Promise.resolve() });
const repository = (nombre: string) => ({ [nombre]: {} }) as Partial<Repositorios>;

/** Each part of it says whose it is. */
const noun = (nombre: string) =>
  ({
    tables: { [nombre]: { grows: true } },
    personalData: { [nombre]: undefined },
    endpoints: [{ ruta: nombre }],
    routes: { [nombre]: {} },
    closed: [nombre],
    actions: { [nombre]: nombre },
    notices: { [nombre]: nombre },
    orders: { [nombre]: {} },
    repositories: () => repository(nombre),
    services: (base: Base) => ({ [nombre]: base }),
    acts: () => ({ [nombre]: nombre }),
    jobs: () => [job(nombre)],
  }) as unknown as Noun;

const EVERYTHING = [
  "tables",
  "personalData",
  "actions",
  "notices",
  "orders",
  "routes",
] as const satisfies (keyof Module)[];

const context = {
  ...noun("propio"),
  name: "contexto",
  repositories: () => () => repository("propio"),
  open: (base: Base, below: string) => ({
    services: { propio: base, below },
    jobs: [job("propio")],
    warm: () => Promise.resolve(),
  }),
} as unknown as Module & { open: (base: Base, below: string) => Opened };

describe("a context with nouns that have folders of their own", () => {
  const joined = withNouns([noun("elogio"), noun("nota")], context);

  it.each(EVERYTHING)("says %s of the nouns and of its own, theirs first", (part) => {
    expect(Object.keys(joined[part] ?? {})).toEqual(["elogio", "nota", "propio"]);
  });

  it("has the endpoints and what is closed of all", () => {
    expect(joined.endpoints.map((endpoint) => endpoint.ruta)).toEqual(["propio", "elogio", "nota"]);
    expect(joined.closed).toEqual(["elogio", "nota", "propio"]);
  });

  it("opens the repositories of all on one connection", () => {
    expect(Object.keys(joined.repositories()(AT)).sort()).toEqual(["elogio", "nota", "propio"]);
  });

  it("opens the services, orders and jobs of the nouns with its own, and keeps what else it opens", () => {
    const opened: Opened = joined.open(BASE, "ventas");
    expect(opened.services).toEqual({ propio: BASE, below: "ventas", elogio: BASE, nota: BASE });
    expect(Object.keys(opened.acts ?? {})).toEqual(["elogio", "nota"]);
    expect(opened.jobs?.map(({ nombre }) => nombre)).toEqual(["propio", "elogio", "nota"]);
    expect(opened.warm).toBeTypeOf("function");
  });

  it("takes no two that call something alike: one of them would be lost without a word", () => {
    const otra = { ...noun("otra"), services: () => ({ nota: 1 }) };
    const contexto = withNouns([noun("nota"), otra], context);
    expect(() => contexto.open(BASE, "ventas")).toThrow('"nota" is said twice in contexto');
  });
});
