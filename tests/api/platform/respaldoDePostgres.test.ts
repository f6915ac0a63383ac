import { createHash } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { openDb } from "../../../server/platform/database/client";
import { migrateAt } from "../../../server/platform/database/migrate";
import { marcarCambio } from "../../../server/platform/repositories/versiones";
import { atender } from "../../../server/ops/ops";
import { newDatabase } from "../../support/baseDeDatos";

const alFinal: (() => unknown)[] = [];
afterEach(async () => {
  for (const deshacer of alFinal.splice(0).reverse()) await deshacer();
});

function carpetaNueva(): string {
  const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-respaldo-"));
  alFinal.push(() => rmSync(carpeta, { recursive: true }));
  return carpeta;
}

const HERRAMIENTA = path.resolve("tests/support/herramientaDePostgres.mjs");
const deVerdad = (herramienta: string) => `"${process.execPath}" "${HERRAMIENTA}" ${herramienta} "$@"`;

/** Finds only these programs. Each does what the real one does, unless its script says otherwise. */
function conHerramientas(guiones: Partial<Record<"pg_dump" | "pg_restore", string>> = {}) {
  const { PATH } = process.env;
  const carpeta = carpetaNueva();
  for (const herramienta of ["pg_dump", "pg_restore"] as const) {
    writeFileSync(
      path.join(carpeta, herramienta),
      `#!/bin/sh\n${guiones[herramienta] ?? deVerdad(herramienta)}\n`,
    );
    chmodSync(path.join(carpeta, herramienta), 0o755);
  }
  process.env.PATH = carpeta;
  alFinal.push(() => {
    process.env.PATH = PATH;
  });
}

async function ops(databaseUrl: string, ...argumentos: string[]) {
  const dataDir = path.join(carpetaNueva(), "data");
  const noSeAbre = () => Promise.reject(new Error("the services are not opened for this"));
  const { estado, salida } = await atender([...argumentos, "--json", "--operador", "ana"], noSeAbre, {
    ...{ databaseUrl, dataDir, now: () => new Date() },
  });
  return {
    estado,
    ...(JSON.parse(salida) as { codigo?: string; mensaje?: string; valor?: { apartado?: string[] } }),
  };
}

async function preguntar<T extends object>(url: string, sql: string): Promise<T[]> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    return (await cliente.query<T>(sql)).rows;
  } finally {
    await cliente.end();
  }
}

async function cambiar(url: string, ...claves: string[]) {
  const db = openDb(url);
  try {
    for (const clave of claves) await marcarCambio(db, clave);
  } finally {
    await db.destroy();
  }
}
const claves = async (url: string, esquema = "public") =>
  (
    await preguntar<{ clave: string }>(
      url,
      `select clave from ${esquema}.versiones where clave like 'p-%' order by clave`,
    )
  ).map(({ clave }) => clave);
const esquemas = async (url: string) =>
  (
    await preguntar<{ n: string }>(
      url,
      "select nspname as n from pg_namespace where nspname ~ '^(public|antes)'",
    )
  )
    .map(({ n }) => n)
    .sort();

/** A line longer than any block in which it is read, with the text that begins a table elsewhere. */
const LARGA = "\nCOPY public.falsa (x) FROM stdin;\n\\.\n".repeat(5_000);

async function respaldada(...con: string[]) {
  const url = await newDatabase();
  await cambiar(url, ...con);
  await preguntar(url, `create table largas as select '${LARGA}' as x`);
  const carpeta = path.join(carpetaNueva(), "respaldo");
  conHerramientas();
  expect(await ops(url, "respaldo", carpeta)).toMatchObject({ estado: 0 });
  return {
    url,
    carpeta,
    restaurar: (...mas: string[]) => ops(url, "restaurar", carpeta, "--sin-firma", ...mas),
  };
}

describe.runIf(process.env.TEST_DATABASE === "postgres")("a backup of PostgreSQL that is put back", () => {
  it("takes the place of what is there, which is moved aside by name and not without being asked for", async () => {
    const { url, restaurar } = await respaldada("p-1");
    await cambiar(url, "p-2");
    expect(await restaurar()).toMatchObject({ estado: 1, codigo: "base-ya-existe" });
    expect(await claves(url)).toEqual(["p-1", "p-2"]);

    const { estado, valor } = await restaurar("--reemplazar");
    const [apartado] = (await esquemas(url)).filter((esquema) => esquema !== "public");
    expect([estado, valor!.apartado]).toEqual([0, [`esquema ${apartado}`]]);
    expect(await claves(url)).toEqual(["p-1"]);
    expect(await claves(url, apartado)).toEqual(["p-1", "p-2"]);
  });

  it("fills a database in which there is nothing, without being told to replace it", async () => {
    const { url, carpeta } = await respaldada("p-1", "p-2");
    const vacia = await newDatabase();
    await preguntar(vacia, "drop schema public cascade; create schema public");
    const resultado = await ops(vacia, "restaurar", carpeta, "--sin-firma");
    expect(resultado).toMatchObject({ estado: 0, valor: { apartado: [] } });
    expect(await claves(vacia)).toEqual(await claves(url));
    expect(await preguntar(vacia, "select x from largas")).toEqual([{ x: LARGA }]);
    expect(await esquemas(vacia)).toEqual(["public"]);
  });

  it("that broke off half-way is never taken for a new database, and is carried on", async () => {
    const { url, restaurar } = await respaldada("p-1");
    await preguntar(url, "alter schema public rename to antes_x; create schema public");
    await expect(migrateAt(url)).rejects.toThrow(
      /está vacía .+ antes_x: .+ops -- restaurar, .+alter schema antes_x rename to public;/,
    );
    expect(await preguntar(url, "select * from pg_tables where schemaname = 'public'")).toEqual([]);
    expect(await restaurar()).toMatchObject({ estado: 0 });
    expect(await claves(url)).toEqual(["p-1"]);
    await migrateAt(url);
  });

  it("goes by the password of the query too, which nobody else sees", async () => {
    const { url, restaurar } = await respaldada("p-1");
    const conClave = new URL(url);
    conClave.searchParams.set("password", conClave.password);
    conClave.password = "";
    const visto = path.join(carpetaNueva(), "argumentos");
    conHerramientas({ pg_dump: `echo "$@" >> ${visto}; ${deVerdad("pg_dump")}` });
    const resultado = await ops(conClave.href, "respaldo", path.join(carpetaNueva(), "respaldo"));
    expect(resultado).toMatchObject({ estado: 0, valor: { base: url.replace(/\/\/.+@/, "//") } });
    expect(readFileSync(visto, "utf8")).not.toContain("password");
    expect(await restaurar("--reemplazar")).toMatchObject({ estado: 0 });
  });

  it("says which place is full", async () => {
    const url = await newDatabase();
    conHerramientas({
      pg_dump: 'echo "pg_dump: error: could not write: No space left on device" >&2; exit 1',
    });
    const carpeta = path.join(carpetaNueva(), "respaldo");
    expect(await ops(url, "respaldo", carpeta)).toMatchObject({
      codigo: "sin-espacio",
      mensaje: expect.stringContaining(carpeta) as string,
    });
  });

  it("shows one moment, whoever goes on writing", async () => {
    const url = await newDatabase();
    conHerramientas();
    let escribiendo = true;
    let escritas = 0;
    const escribir = async () => {
      const db = openDb(url);
      while (escribiendo) await marcarCambio(db, `p-${String(escritas++).padStart(6, "0")}`);
      await db.destroy();
    };
    const escritor = escribir();
    await expect.poll(() => escritas).toBeGreaterThan(0);
    const carpeta = path.join(carpetaNueva(), "respaldo");
    const { estado, codigo } = await ops(url, "respaldo", carpeta);
    escribiendo = false;
    await escritor;
    expect([estado, codigo]).toEqual([0, undefined]);
    expect(await ops(url, "restaurar", carpeta, "--sin-firma", "--reemplazar")).toMatchObject({ estado: 0 });
    expect(escritas).toBeGreaterThan((await claves(url)).length);
  });

  it("is not put under a product that runs, and says who that is", async () => {
    const { url, restaurar } = await respaldada("p-1");
    const cliente = new pg.Client({ connectionString: url, application_name: "la-otra-maquina" });
    await cliente.connect();
    alFinal.push(() => cliente.end());
    expect(await restaurar("--reemplazar")).toMatchObject({
      codigo: "base-en-uso",
      mensaje: expect.stringContaining(
        `${new URL(url).pathname.slice(1)} (la-otra-maquina desde 127.0.0.1)`,
      ) as string,
    });
    expect(await esquemas(url)).toEqual(["public"]);
  });

  it.each([
    [
      "breaks off in the middle",
      `${deVerdad("pg_restore")}; case "$*" in *--dbname*) exit 1;; esac`,
      "herramienta-fallo",
    ],
    [
      "leaves a row out",
      `case "$*" in *--dbname*) for uno; do ultimo=$uno; done; $SED '0,/^{/{/^{/d}' "$ultimo" > "$ultimo.corto"; set -- "$@" "$ultimo.corto";; esac; ${deVerdad("pg_restore")}`,
      "respaldo-incompleto",
    ],
  ])("leaves everything as it was where the tool %s", async (_, guion, codigo) => {
    const { url, restaurar } = await respaldada("p-1");
    await cambiar(url, "p-2");
    conHerramientas({ pg_restore: guion.replace("$SED", "/usr/bin/env -S PATH=/usr/bin:/bin sed") });
    expect(await restaurar("--reemplazar")).toMatchObject({ estado: 1, codigo });
    expect(await esquemas(url)).toEqual(["public"]);
    expect(await claves(url)).toEqual(["p-1", "p-2"]);
  });

  it("is asked of the tool all or nothing, and stops at the first error", async () => {
    const { restaurar } = await respaldada("p-1");
    const visto = path.join(carpetaNueva(), "argumentos");
    conHerramientas({ pg_restore: `echo "$@" >> ${visto}; ${deVerdad("pg_restore")}` });
    expect(await restaurar("--reemplazar")).toMatchObject({ estado: 0 });
    expect(readFileSync(visto, "utf8")).toMatch(/--exit-on-error --single-transaction/);
  });

  it("is refused where its archive has fewer rows than it says, or ends in the middle of a table", async () => {
    const { url, carpeta, restaurar } = await respaldada("p-1", "p-2");
    const archivo = path.join(carpeta, "base.dump");
    const entero = readFileSync(archivo, "utf8");
    const conArchivo = (texto: string) => {
      writeFileSync(archivo, texto);
      const manifiesto = path.join(carpeta, "respaldo.json");
      const escrito = JSON.parse(readFileSync(manifiesto, "utf8")) as { archivos: Record<string, object> };
      escrito.archivos["base.dump"] = {
        bytes: Buffer.byteLength(texto),
        sha256: createHash("sha256").update(texto).digest("hex"),
      };
      writeFileSync(manifiesto, JSON.stringify(escrito));
    };
    conArchivo(entero.replace(/^\{"clave":"p-2".*\n/m, ""));
    expect(await restaurar("--reemplazar")).toMatchObject({ codigo: "respaldo-incompleto" });
    conArchivo(entero.slice(0, entero.lastIndexOf("\\.")));
    expect(await restaurar("--reemplazar")).toMatchObject({ codigo: "respaldo-danado" });
    expect(await esquemas(url)).toEqual(["public"]);
  });
});
