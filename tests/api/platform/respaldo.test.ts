import { sql } from "kysely";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openDb } from "../../../server/platform/database/client";
import { archivoDeTestigo } from "../../../server/platform/database/testigo";
import { marcarCambio } from "../../../server/platform/repositories/versiones";
import { atender } from "../../../server/ops/ops";
import type { Almacen } from "../../../server/platform/orders/orden";
import { newDatabase, prototypeOfFiles } from "../../support/baseDeDatos";
import { openSqlite, type SqliteFile } from "../../../server/platform/database/sqliteFile";

const enPostgres = process.env.TEST_DATABASE === "postgres";

const alFinal: (() => unknown)[] = [];
afterEach(async () => {
  for (const deshacer of alFinal.splice(0).reverse()) await deshacer();
});

function carpetaNueva(): string {
  const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-respaldo-"));
  alFinal.push(() => rmSync(carpeta, { recursive: true }));
  return carpeta;
}

type Lugar = Omit<Almacen, "now">;

async function conSecretos(secretos: string): Promise<Lugar> {
  const dataDir = carpetaNueva();
  writeFileSync(path.join(dataDir, "secretos.json"), secretos);
  return { databaseUrl: await newDatabase(), dataDir };
}

const noSeAbre = () => Promise.reject(new Error("the services are not opened for this"));
async function ops(lugar: Lugar, ...argumentos: string[]) {
  const { estado, salida } = await atender([...argumentos, "--json", "--operador", "ana"], noSeAbre, {
    ...lugar,
    now: () => new Date(),
  });
  return { estado, ...(JSON.parse(salida) as { codigo?: string; mensaje?: string; valor?: never }) };
}

async function cambiosDe(databaseUrl: string, cambiar = 0): Promise<number> {
  const db = openDb(databaseUrl);
  try {
    for (let vez = 0; vez < cambiar; vez++) await marcarCambio(db, "prueba");
    const [fila] = await db.selectFrom("versiones").selectAll().where("clave", "=", "prueba").execute();
    return fila?.numero ?? 0;
  } finally {
    await db.destroy();
  }
}

describe.skipIf(enPostgres)("a backup of a SQLite file", () => {
  async function respaldada() {
    const lugar = await conSecretos('{"a":"b"}');
    await cambiosDe(lugar.databaseUrl, 3);
    const carpeta = path.join(lugar.dataDir, "nuevos", "respaldo");
    expect(await ops(lugar, "respaldo", carpeta)).toMatchObject({
      estado: 0,
      valor: { carpeta, motor: "sqlite", base: lugar.databaseUrl, secretos: "incluidos" },
    });
    return { lugar, carpeta };
  }
  const nuevoLugar = () => {
    // The data folder need not exist yet.
    const dataDir = path.join(carpetaNueva(), "data");
    return { dataDir, databaseUrl: path.join(dataDir, "base.sqlite") };
  };

  it("is put back elsewhere with its secrets, readable by its owner only", async () => {
    const { carpeta } = await respaldada();
    const otro = nuevoLugar();
    const modosDe = (lleno: string) =>
      readdirSync(lleno).map((archivo) => statSync(path.join(lleno, archivo)).mode & 0o777);
    expect(new Set(modosDe(carpeta))).toEqual(new Set([0o600]));
    // A file brought from another machine may be read-only.
    for (const archivo of readdirSync(carpeta)) chmodSync(path.join(carpeta, archivo), 0o644);
    expect(await ops(otro, "restaurar", carpeta, "--sin-firma")).toMatchObject({
      estado: 0,
      valor: { apartado: [] },
    });
    expect(new Set(modosDe(otro.dataDir))).toEqual(new Set([0o600]));
    for (const folder of [carpeta, path.dirname(carpeta), otro.dataDir])
      expect([folder, statSync(folder).mode & 0o777]).toEqual([folder, 0o700]);
    expect(await cambiosDe(otro.databaseUrl)).toBe(3);
    expect(readFileSync(path.join(otro.dataDir, "secretos.json"), "utf8")).toBe('{"a":"b"}');
    expect(readdirSync(carpeta).sort()).toEqual(["base.sqlite", "respaldo.json", "secretos.json"]);
  });

  it("shows one moment while others go on writing", async () => {
    const lugar = await conSecretos("{}");
    const db = openDb(lugar.databaseUrl);
    alFinal.push(() => db.destroy());
    const carpeta = path.join(lugar.dataDir, "respaldo");
    let escribiendo = true;
    let confirmados = 0;
    const escribir = async () => {
      while (escribiendo) {
        await marcarCambio(db, "prueba");
        // A new row each time: the count and the copy agree only when they see the same moment.
        await marcarCambio(db, `prueba-${confirmados++}`);
        // SQLite answers at once: without this pause no other work would be done meanwhile.
        await setImmediate();
      }
    };
    const escritor = escribir();
    await expect.poll(() => confirmados).toBeGreaterThan(0);
    const antes = confirmados;
    expect(await ops(lugar, "respaldo", carpeta)).toMatchObject({ estado: 0 });
    escribiendo = false;
    await escritor;
    const otro = nuevoLugar();
    await ops(otro, "restaurar", carpeta, "--sin-firma");
    const restaurados = await cambiosDe(otro.databaseUrl);
    expect(restaurados).toBeGreaterThanOrEqual(antes);
    expect(restaurados).toBeLessThanOrEqual(confirmados);
  });

  it("overwrites nothing: neither a backup, nor a database, nor secrets, unless it is said, and then sets aside", async () => {
    const { lugar, carpeta } = await respaldada();
    expect(await ops(lugar, "respaldo", carpeta)).toMatchObject({ estado: 1, codigo: "respaldo-ya-existe" });
    await cambiosDe(lugar.databaseUrl, 2);
    expect(await ops(lugar, "restaurar", carpeta, "--sin-firma")).toMatchObject({
      estado: 1,
      codigo: "base-ya-existe",
    });
    const otro = nuevoLugar();
    mkdirSync(otro.dataDir);
    writeFileSync(path.join(otro.dataDir, "secretos.json"), "{}");
    expect(await ops(otro, "restaurar", carpeta, "--sin-firma")).toMatchObject({
      codigo: "secretos-ya-existen",
    });
    expect(existsSync(otro.databaseUrl)).toBe(false);

    const resultado = await ops(lugar, "restaurar", carpeta, "--sin-firma", "--reemplazar");
    expect(resultado).toMatchObject({ estado: 0, valor: { secretos: "los que había" } });
    expect(await cambiosDe(lugar.databaseUrl)).toBe(3);
    const { apartado } = resultado.valor as unknown as { apartado: string[] };
    expect(await cambiosDe(apartado[0]!)).toBe(5);
  });

  it("is not put back under a product that runs", async () => {
    const { lugar, carpeta } = await respaldada();
    const db = openDb(lugar.databaseUrl);
    alFinal.push(() => db.destroy());
    await marcarCambio(db, "prueba");
    expect(await ops(lugar, "restaurar", carpeta, "--sin-firma", "--reemplazar")).toMatchObject({
      codigo: "base-en-uso",
    });
    await marcarCambio(db, "prueba");
    expect(
      readdirSync(path.dirname(lugar.databaseUrl)).filter((archivo) => archivo.includes("antes")),
    ).toEqual([]);
  });

  it("takes the place of a database that is broken or gone, and of its witness", async () => {
    const { lugar, carpeta } = await respaldada();
    const partes = ["", "-wal", "-shm"].map((final) => `${lugar.databaseUrl}${final}`);
    for (const parte of partes) writeFileSync(parte, "nada".repeat(5_000));
    const resultado = await ops(lugar, "restaurar", carpeta, "--sin-firma", "--reemplazar");
    expect(resultado).toMatchObject({ estado: 0 });
    expect(partes.map((parte) => existsSync(parte))).toEqual([true, false, false]);
    expect(resultado.valor).toMatchObject({ apartado: [expect.stringMatching(/\.sqlite\.antes-/)] });
    expect(existsSync(archivoDeTestigo(lugar.databaseUrl))).toBe(false);
    expect(await cambiosDe(lugar.databaseUrl)).toBe(3);
    rmSync(lugar.databaseUrl);
    // The journal of the old file is not taken for the new one's. It is kept, because it may still be of use.
    writeFileSync(partes[1]!, "nada");
    expect(await ops(lugar, "restaurar", carpeta, "--sin-firma")).toMatchObject({
      estado: 0,
      valor: { apartado: [expect.stringMatching(/-wal\.antes-/)] },
    });
    expect(existsSync(partes[1]!)).toBe(false);
    expect(await cambiosDe(lugar.databaseUrl)).toBe(3);
  });

  it("is refused with a byte changed, a file missing, rows that are not there, or no manifest", async () => {
    const { carpeta } = await respaldada();
    const restaurar = async () => (await ops(nuevoLugar(), "restaurar", carpeta, "--sin-firma")).codigo;
    const base = path.join(carpeta, "base.sqlite");
    const bueno = readFileSync(base);
    const malo = Buffer.from(bueno);
    malo[malo.length - 10]! ^= 1;
    writeFileSync(base, malo);
    expect(await restaurar()).toBe("respaldo-danado");
    writeFileSync(base, bueno);

    const manifiesto = path.join(carpeta, "respaldo.json");
    const escrito = readFileSync(manifiesto, "utf8");
    writeFileSync(manifiesto, escrito.replace(/"versiones": \d+/, '"versiones": 77'));
    expect(await restaurar()).toBe("respaldo-incompleto");
    const todas = JSON.parse(escrito) as { filas: Record<string, number> };
    const { versiones: _, ...otras } = todas.filas;
    writeFileSync(manifiesto, JSON.stringify({ ...todas, filas: otras }));
    expect(await restaurar()).toBe("respaldo-incompleto");
    writeFileSync(manifiesto, JSON.stringify({ ...todas, filas: { ...todas.filas, ninguna: 0 } }));
    expect(await restaurar()).toBe("respaldo-incompleto");
    for (const ajeno of [{ formato: 2 }, { archivos: { "../base.sqlite": { bytes: 1, sha256: "" } } }]) {
      writeFileSync(manifiesto, JSON.stringify({ ...todas, ...ajeno }));
      expect(await ops(nuevoLugar(), "restaurar", carpeta, "--sin-firma")).toMatchObject({
        codigo: "respaldo-danado",
        mensaje: expect.stringContaining("respaldo.json") as string,
      });
    }
    writeFileSync(manifiesto, escrito.slice(0, -20));
    expect(await restaurar()).toBe("respaldo-danado");
    rmSync(manifiesto);
    expect(await restaurar()).toBe("no-es-respaldo");
    writeFileSync(manifiesto, escrito);
    rmSync(base);
    expect(await restaurar()).toBe("respaldo-danado");
  });

  it.each([
    [
      "a row without its parent",
      (sqlite: SqliteFile) => sqlite.exec("insert into hijas values (1, 'nadie')"),
    ],
    [
      "an index of another column",
      (sqlite: SqliteFile, file: string) => {
        sqlite.close();
        const bytes = readFileSync(file, "latin1");
        writeFileSync(file, bytes.replace("on hijas (n)", "on hijas (m)"), "latin1");
      },
    ],
  ])("does not count as one of a file that is not sound: %s", async (_, danar) => {
    const lugar = await conSecretos("{}");
    const sqlite = openSqlite(lugar.databaseUrl);
    sqlite.exec("create table madres (id text primary key)");
    sqlite.exec("create table hijas (n integer, m text references madres (id))");
    sqlite.exec("create index hijas_por_n on hijas (n); insert into hijas values (1, null)");
    sqlite.pragma("foreign_keys = off");
    danar(sqlite, lugar.databaseUrl);
    sqlite.close();
    expect(await ops(lugar, "respaldo", path.join(lugar.dataDir, "respaldo"))).toMatchObject({
      estado: 1,
      codigo: "respaldo-danado",
    });
    expect(readdirSync(lugar.dataDir)).toEqual(["secretos.json"]);
  });

  it("says which place is full", async () => {
    const lugar = await conSecretos("{}");
    const carpeta = path.join(lugar.dataDir, "respaldo");
    const lleno = Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
    const copiar = vi.spyOn(prototypeOfFiles(), "backup").mockRejectedValue(lleno);
    alFinal.push(() => copiar.mockRestore());
    expect(await ops(lugar, "respaldo", carpeta)).toMatchObject({
      codigo: "sin-espacio",
      mensaje: expect.stringContaining(carpeta) as string,
    });
    expect(readdirSync(lugar.dataDir)).toEqual(["secretos.json"]);
  });

  it.runIf(process.geteuid?.() === 0)("by root belongs to whom the data folder does", async () => {
    const { carpeta } = await respaldada();
    const NADIE = 65_534;
    const raiz = carpetaNueva();
    chownSync(raiz, NADIE, NADIE);
    const dataDir = path.join(raiz, "data");
    const otro = { dataDir, databaseUrl: path.join(dataDir, "base.sqlite") };
    expect(await ops(otro, "restaurar", carpeta, "--sin-firma")).toMatchObject({ estado: 0 });
    expect(await ops(otro, "respaldo")).toMatchObject({ estado: 0 });
    await cambiosDe(otro.databaseUrl, 1);
    const hay = ["", ...readdirSync(dataDir)];
    expect(hay.sort()).toEqual(["", "base.sqlite", "base.sqlite-testigo", "respaldos", "secretos.json"]);
    for (const archivo of hay) {
      const { uid, gid } = statSync(path.join(dataDir, archivo));
      expect([archivo, uid, gid]).toEqual([archivo, NADIE, NADIE]);
    }
  });

  it("is not made of a database that the start would refuse, unless it is asked for by name", async () => {
    const lugar = await conSecretos("{}");
    await cambiosDe(lugar.databaseUrl, 3);
    const copia = readFileSync(lugar.databaseUrl);
    await cambiosDe(lugar.databaseUrl, 2);
    // The changes confirmed after the copy are missing, as after the loss of a journal.
    writeFileSync(lugar.databaseUrl, copia);
    const carpeta = path.join(lugar.dataDir, "respaldo");
    const resultado = await ops(lugar, "respaldo", carpeta);
    expect(resultado).toMatchObject({ estado: 1, codigo: "base-incompleta" });
    expect(resultado.mensaje).toMatch(/los últimos 2 cambios.*--con-lo-que-hay/);
    expect(existsSync(carpeta)).toBe(false);
    expect(await ops(lugar, "respaldo", carpeta, "--con-lo-que-hay")).toMatchObject({ estado: 0 });
  });

  it("is not made of an empty file, nor of a database of something else", async () => {
    const lugar = nuevoLugar();
    mkdirSync(lugar.dataDir);
    const carpeta = path.join(lugar.dataDir, "respaldo");
    writeFileSync(lugar.databaseUrl, "");
    const vacia = await ops(lugar, "respaldo", carpeta);
    expect(vacia).toMatchObject({ estado: 1, codigo: "base-incompleta" });
    expect(vacia.mensaje).toContain("está vacío");
    const ajena = openSqlite(lugar.databaseUrl);
    ajena.exec("create table cosas (id text)");
    ajena.close();
    expect(await ops(lugar, "respaldo", carpeta)).toMatchObject({ estado: 1, codigo: "sin-producto" });
    expect(readdirSync(lugar.dataDir)).toEqual(["base.sqlite"]);
  });

  it("of a database that is not there leaves nothing behind", async () => {
    const lugar = nuevoLugar();
    mkdirSync(lugar.dataDir);
    const carpeta = path.join(lugar.dataDir, "respaldo");
    expect(await ops(lugar, "respaldo", carpeta)).toMatchObject({ estado: 1, codigo: "sin-base" });
    expect(readdirSync(lugar.dataDir)).toEqual([]);
  });
});

describe.runIf(enPostgres)("a backup of PostgreSQL", () => {
  /** Finds only the programs that the test puts into this folder. */
  function conHerramientas(guiones: Record<string, string>) {
    const { PATH } = process.env;
    const carpeta = carpetaNueva();
    for (const [nombre, guion] of Object.entries(guiones)) {
      writeFileSync(path.join(carpeta, nombre), `#!/bin/sh\n${guion}\n`);
      chmodSync(path.join(carpeta, nombre), 0o755);
    }
    process.env.PATH = carpeta;
    alFinal.push(() => {
      process.env.PATH = PATH;
    });
  }
  const respaldar = async () => {
    const lugar = await conSecretos("{}");
    const carpeta = path.join(lugar.dataDir, "respaldo");
    const resultado = await ops(lugar, "respaldo", carpeta);
    return { resultado, quedo: readdirSync(lugar.dataDir) };
  };

  it("says which tool is missing, or too old, and leaves nothing behind", async () => {
    conHerramientas({});
    const { resultado, quedo } = await respaldar();
    expect(resultado).toMatchObject({ estado: 1, codigo: "sin-herramienta" });
    expect(resultado.mensaje).toContain("No se encuentra pg_dump");
    expect(quedo).toEqual(["secretos.json"]);
    conHerramientas({ pg_dump: 'echo "aborting because of server version mismatch" >&2; exit 1' });
    expect((await respaldar()).resultado).toMatchObject({ codigo: "herramienta-vieja" });
  });

  it("is not made of a database without the product's tables", async () => {
    conHerramientas({});
    const lugar = await conSecretos("{}");
    const db = openDb(lugar.databaseUrl);
    await sql`drop table kysely_migration`.execute(db).finally(() => db.destroy());
    const carpeta = path.join(lugar.dataDir, "respaldo");
    const resultado = await ops(lugar, "respaldo", carpeta);
    expect(resultado).toMatchObject({ estado: 1, codigo: "sin-producto" });
    expect(resultado.mensaje).not.toContain("bienestar:");
    expect(readdirSync(lugar.dataDir)).toEqual(["secretos.json"]);
  });

  it("does not count as one when the archive lacks what was there", async () => {
    conHerramientas({
      pg_dump: 'for uno; do case $uno in --file=*) : > "${uno#--file=}";; esac; done',
      pg_restore: "exit 0",
    });
    const { resultado, quedo } = await respaldar();
    expect(resultado).toMatchObject({ estado: 1, codigo: "respaldo-incompleto" });
    expect(quedo).toEqual(["secretos.json"]);
  });

  it("is not of another engine, and never shows the password to who lists the processes", async () => {
    const visto = path.join(carpetaNueva(), "argumentos");
    conHerramientas({ pg_dump: `echo "$@" "$PGPASSWORD" > ${visto}; exit 1` });
    await respaldar();
    expect(readFileSync(visto, "utf8")).toMatch(/--dbname=postgres:\/\/bienestar@\S+ bienestar\n$/);
    const carpeta = path.join(carpetaNueva(), "respaldo");
    mkdirSync(carpeta);
    const manifiesto = { formato: 1, motor: "sqlite", hechoEn: "", operador: "", filas: {}, archivos: {} };
    writeFileSync(path.join(carpeta, "respaldo.json"), JSON.stringify(manifiesto));
    expect(await ops(await conSecretos("{}"), "restaurar", carpeta, "--sin-firma")).toMatchObject({
      codigo: "otro-motor",
    });
  });
});
