import { afterEach, describe, expect, it, vi } from "vitest";
import mapa from "../../../app/routes";
import { ACCIONES_DE_CUENTA } from "../../../app/domain/cuentas/accesosADatos/accesoADatos";
import {
  declared,
  ENDPOINTS,
  DECLARING,
  CONTEXTS,
  MODULES,
  openRepositorios,
  openVendibles,
  ORDERS,
} from "../../../server/modules";
import type { Repositorios } from "../../../app/domain/shared/puertos";
import type { Module } from "../../../server/platform/module";
import type { Acts, Base, Opened } from "../../../server/platform/services";
import { abrirMundo } from "../../support/servicios";

const { producto, db, otroProceso } = await abrirMundo();

const apis = import.meta.glob<Record<string, unknown>>(
  ["../../../server/*/api/*.ts", "../../../server/*/*/api.ts"],
  { eager: true },
);
const programs = import.meta.glob<Record<string, unknown>>(
  ["../../../server/*/*.ts", "../../../server/*/*/noun.ts", "!../../../server/{http,ops,seed}/*.ts"],
  { eager: true },
);

const texts = import.meta.glob<string>(["../../../server/*/*.ts", "../../../server/*/*/noun.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const ofThePages = import.meta.glob<string>(
  ["../../../app/{features,shell}/**/*.{ts,tsx}", "!../../../app/**/*.css.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const ofTheServer = import.meta.glob<string>(["../../../server/**/*.ts", "!../../../server/product.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const readOfTheDomain = import.meta.glob<Record<string, object>>("../../../app/domain/**/*.ts");
const ofTheDomain = import.meta.glob<string>("../../../app/domain/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const isEndpoint = (thing: unknown): thing is (typeof ENDPOINTS)[number] =>
  typeof thing === "object" && thing !== null && "ruta" in thing && "atender" in thing;
const isOrder = (thing: unknown) =>
  typeof thing === "object" && thing !== null && "uso" in thing && "hacer" in thing;

/** Names of the jobs in these files. A job counts only when its name is written in the file itself. */
const jobsIn = (files: readonly string[]) =>
  files.flatMap((text) =>
    [...text.matchAll(/(?:nombre: "([\w-]+)",\s*)?\bcadaSegundos\b(?:: (?!number;)|,)/g)].map(
      ([, name]) => name ?? "a job without a name",
    ),
  );

it("a job is found however it is written", () => {
  expect(jobsIn(['{ nombre: "uno", cadaSegundos: 5, run }'])).toEqual(["uno"]);
  for (const otherwise of [
    '{ cadaSegundos: 5, nombre: "dos", run }',
    "{ nombre: DOS, cadaSegundos: 5, run }",
    "{ nombre, cadaSegundos, run }",
  ])
    expect(jobsIn([otherwise]), otherwise).toEqual(["a job without a name"]);
});

describe("what the modules declare", () => {
  it("is every endpoint that stands in an api folder", () => {
    const written = Object.values(apis)
      .flatMap((api) => Object.values(api).flat())
      .filter(isEndpoint);
    expect(written.length).toBeGreaterThan(50);
    expect(written.filter((endpoint) => !ENDPOINTS.includes(endpoint)).map(({ ruta }) => ruta)).toEqual([]);
    const names = ENDPOINTS.map(({ metodo, ruta }) => `${metodo} ${ruta}`);
    expect(names).toEqual([...new Set(names)]);
  });

  it("is every port that the domain names, opened", () => {
    const named = Object.values(ofTheDomain)
      .flatMap((text) => [...text.matchAll(/interface Repositorios \{([^}]*)\}/g)])
      .flatMap(([, members]) => [...members!.matchAll(/^\s*(\w+):/gm)].map(([, name]) => name!));
    expect(named.length).toBeGreaterThan(40);
    expect(Object.keys(openRepositorios("secreto-de-prueba")(db, "persona")).sort()).toEqual(named.sort());
  });

  it("is the routes of its own screens, and of no other context's", () => {
    const contexts = Object.keys(programs).filter((file) => file.endsWith("/module.ts"));
    const owner = new Map(
      contexts.flatMap((file) => {
        const [, context] = /server\/(\w+)\/module/.exec(file)!;
        const module = MODULES.find((one) => Object.values(programs[file]!).includes(one));
        return Object.keys(module?.routes ?? {}).map((path) => [path, context] as const);
      }),
    );
    const elsewhere = mapa.flatMap(({ path = "", file }) => {
      const [, context] = /^features\/(\w+)\//.exec(file)!;
      const declares = owner.get(path);
      return declares && declares !== context && context !== "sitio" ? [`${path}: ${file}, ${declares}`] : [];
    });
    expect(owner.size).toBeGreaterThan(80);
    expect(elsewhere).toEqual([]);
  });

  it("is the words of every act on a person's data that the domain names", () => {
    const named = Object.values(ofTheDomain)
      .flatMap((text) => [...text.matchAll(/interface AccionesSobreDatos \{([^}]*)\}/g)])
      .flatMap(([, members]) => [...members!.matchAll(/^\s*"([\w-]+)":/gm)].map(([, name]) => name!));
    expect(named.length).toBeGreaterThan(5);
    const words = Object.keys(declared.actions);
    expect(words.sort()).toEqual([...Object.keys(ACCIONES_DE_CUENTA), ...named].sort());
    const program = [...Object.values(ofTheDomain), ...Object.values(texts)];
    const notedNowhere = words.filter(
      (word) => !program.some((text) => new RegExp(`"${word}"(?!:)`).test(text)),
    );
    expect(notedNowhere).toEqual([]);
  });

  it("is the words of every notice that the domain names, each said once and somewhere", async () => {
    const named = Object.entries(ofTheDomain).flatMap(([file, text]) =>
      [...text.matchAll(/^export const (AVISOS_DE_\w+)/gm)].map(([, name]) => [file, name!] as const),
    );
    const notices = await Promise.all(
      named.map(async ([file, name]) => Object.keys((await readOfTheDomain[file]!())[name]!)),
    );
    const noticed = notices.flat();
    expect(noticed.length).toBeGreaterThan(50);
    expect(Object.keys(declared.notices).sort()).toEqual(noticed.sort());
    const ofUseCases = Object.keys(ofTheDomain).filter((file) => named.every(([naming]) => naming !== file));
    const sources = [...Object.values(ofThePages), ...ofUseCases.map((file) => ofTheDomain[file]!)];
    expect(noticed.filter((key) => !sources.some((text) => text.includes(`"${key}"`)))).toEqual([]);
  });

  it("is each table once, and of personal data first who somebody is", () => {
    const tables = DECLARING.flatMap((one) => Object.keys(one.tables ?? {}));
    expect(tables).toEqual([...new Set(tables)]);
    expect(Object.keys(declared.personalData)[0]).toBe("personas");
  });

  it("is every order that a file of a context exports", () => {
    const written = Object.values(programs)
      .flatMap((program) => Object.values(program))
      .flatMap((thing) =>
        typeof thing === "object" && thing !== null ? (Object.entries(thing) as [string, unknown][]) : [],
      )
      .filter(([, order]) => isOrder(order));
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter(([name, order]) => ORDERS[name] !== order).map(([name]) => name)).toEqual([]);
    const names = DECLARING.flatMap(({ orders = {} }) => Object.keys(orders));
    expect(names).toEqual([...new Set(names)]);
  });

  it("is all that is sold, each once", () => {
    const sold = openVendibles({ sitio: { origen: "", marca: "" }, newId: () => "" } as never);
    const kinds = sold.map(({ clase }) => clase);
    expect(kinds.length).toBeGreaterThan(3);
    expect(kinds).toEqual([...new Set(kinds)]);
  });

  it("is every job that a context writes down, and one for what all of them offer and remind of", () => {
    const all = Object.values(ofTheServer);
    expect(jobsIn(all).length).toBeGreaterThan(10);
    expect(producto.jobs.map(({ nombre }) => nombre).sort()).toEqual(
      [...jobsIn(all), "ofrecer", "recordar"].sort(),
    );
  });

  it("is all that a route can reach: no database, no job and nothing of the operator's", () => {
    const reached = (thing: object): string[] =>
      (Object.entries(thing) as [string, unknown][]).flatMap(([name, value]) => [
        name,
        ...(typeof value === "object" && value !== null ? reached(value) : []),
      ]);
    const names = reached(producto.services);
    expect(names).toContain("retenerHorario");
    expect(
      names.filter((name) => ["db", "jobs", "acts", "operador", "repos", "transaccion"].includes(name)),
    ).toEqual([]);
  });
});

describe("what two modules call alike", () => {
  const medicion: Module = CONTEXTS.medicion;
  const open = medicion.open.bind(medicion) as (base: Base) => Opened;
  afterEach(() => void vi.restoreAllMocks());

  it("is refused as a port, before anything is asked of either", () => {
    vi.spyOn(medicion, "repositories").mockReturnValue({ citas: {} as Repositorios["citas"] });
    expect(() => openRepositorios("secreto-de-prueba")(db, "persona")).toThrow('"citas" is said twice');
  });

  it.each<[string, Partial<Opened>]>([
    ["ventas", { acts: { ventas: {} as Acts["ventas"] } }],
    ["enviar-correos", { jobs: [{ nombre: "enviar-correos", cadaSegundos: 5, run: async () => {} }] }],
  ])("is refused as an act or a job when the product opens: %s", async (name, twice) => {
    vi.spyOn(medicion, "open").mockImplementation((base: Base) => ({ ...open(base), ...twice }));
    await expect(otroProceso()).rejects.toThrow(`"${name}" is said twice`);
  });
});

describe("what a context needs", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("stands below it, or the product does not open", async () => {
    const avisos: Module = CONTEXTS.avisos;
    vi.spyOn(avisos, "open").mockImplementation((_, below: { ventas: Opened }) => below.ventas);
    await expect(otroProceso()).rejects.toThrow('"avisos" needs "ventas", which stands above it');
  });

  it("stands below it also when it is asked for later", async () => {
    const avisos: Module = CONTEXTS.avisos;
    const open = avisos.open.bind(avisos) as (base: Base, below: object) => Opened;
    let later: () => unknown = () => null;
    vi.spyOn(avisos, "open").mockImplementation((base, below: { ventas: Opened }) => {
      later = () => below.ventas;
      return open(base, below);
    });
    await otroProceso();
    expect(later).toThrow('"avisos" needs "ventas", which stands above it');
  });
});
