import { CompiledQuery } from "kysely";
import { performance } from "node:perf_hooks";
import pg from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import { done, refuse } from "../../../app/domain/shared/result";
import { comprobarAlmacen, inTransaction, openDb, type Db } from "../../../server/platform/database/client";
import { AL_ATENDER, type Limites } from "../../../server/platform/database/disponibilidad";
import { makeIntentoRepository } from "../../../server/platform/repositories/intentos";
import { marcarCambio } from "../../../server/platform/repositories/versiones";
import { openNewDatabase, prototypeOfFiles } from "../../support/baseDeDatos";
import { porLaTuberia, tuberiaHacia } from "../../support/tuberia";
import { openSqlite, type SqliteFile } from "../../../server/platform/database/sqliteFile";

const abiertas: (() => unknown)[] = [];
afterEach(async () => {
  for (const cerrar of abiertas.splice(0).reverse()) await cerrar();
});

function abrir(url: string, limites: Partial<Limites>): Db {
  const db = openDb(url, { ...AL_ATENDER, ...limites });
  abiertas.push(() => db.destroy());
  return db;
}

const leer = (db: Db) => db.selectFrom("versiones").selectAll().execute();
const escribir = (db: Db) =>
  inTransaction(db, async (trx) => {
    await marcarCambio(trx, "prueba");
    return done(true);
  });

const enPostgres = process.env.TEST_DATABASE === "postgres";

describe.skipIf(enPostgres)("a crowd that writes to SQLite", () => {
  it("lets the process hear everybody else between two writes, which wait for the disk", async () => {
    const { url } = await openNewDatabase();
    const db = abrir(url, {});
    await escribir(db);
    let vueltas = 0;
    const contar = () => {
      vueltas++;
      vuelta = setImmediate(contar);
    };
    let vuelta = setImmediate(contar);
    const antes = vueltas;
    await Promise.all(
      Array.from({ length: 20 }, (_, indice) => (indice % 2 ? escribir(db) : marcarCambio(db, "suelto"))),
    );
    clearImmediate(vuelta);
    expect(vueltas - antes).toBeGreaterThanOrEqual(19);
  });
});

describe.skipIf(enPostgres)("a rollback that fails", () => {
  it("keeps the file from nobody after it", async () => {
    const { url } = await openNewDatabase();
    const db = abrir(url, {});
    const files = prototypeOfFiles();
    const { prepare } = files;
    const fallar = vi.spyOn(files, "prepare").mockImplementation(function (this: SqliteFile, sql) {
      if (sql === "rollback") throw Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR" });
      return prepare.call(this, sql);
    });
    abiertas.push(() => fallar.mockRestore());
    await expect(inTransaction(db, async () => refuse("no"))).rejects.toThrow();
    expect(await leer(db)).toBeInstanceOf(Array);
    fallar.mockRestore();
    expect(await escribir(db)).toEqual(done(true));
  });
});

describe.skipIf(enPostgres)("a new SQLite file that another process opens at the same moment", () => {
  it("is opened when the other is done", async () => {
    const { url } = await openNewDatabase();
    const files = prototypeOfFiles();
    const { pragma } = files;
    let refused = 0;
    const busy = vi.spyOn(files, "pragma").mockImplementation(function (this: SqliteFile, sql, options) {
      if (sql === "journal_mode = WAL" && refused++ < 3) {
        throw Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
      }
      return pragma.call(this, sql, options);
    });
    abiertas.push(() => busy.mockRestore());
    expect(await leer(abrir(url, {}))).toBeInstanceOf(Array);
    expect(refused).toBe(4);
  });
});

describe.skipIf(enPostgres)("a SQLite file that another program has locked", () => {
  async function conElArchivoTomado(limites: Partial<Limites>) {
    const { url } = await openNewDatabase();
    const db = abrir(url, limites);
    await leer(db);
    const ajeno = openSqlite(url);
    abiertas.push(() => ajeno.close());
    ajeno.exec("begin immediate");
    return { db, soltar: () => ajeno.exec("rollback") };
  }

  it("keeps those waiting who write, and neither those who read nor the process", async () => {
    const { db, soltar } = await conElArchivoTomado({});
    let escrito = false;
    const escrituras = Promise.all([escribir(db), escribir(db), marcarCambio(db, "suelto")]).then(() => {
      escrito = true;
    });
    // The database connection is free for others while a writer waits for the lock.
    for (let vez = 0; vez < 20; vez++) expect(await leer(db)).toBeInstanceOf(Array);
    expect(escrito).toBe(false);
    soltar();
    await escrituras;
    const [prueba] = await db.selectFrom("versiones").selectAll().where("clave", "=", "prueba").execute();
    expect(prueba).toMatchObject({ numero: 2 });
  });

  it("is asked for again and again, and the process does other things in between", async () => {
    const { db } = await conElArchivoTomado({ bloqueoEnMs: 1_000 });
    const antes = performance.eventLoopUtilization();
    await Promise.allSettled([escribir(db), escribir(db), marcarCambio(db, "suelto")]);
    // A wait inside SQLite, or too short a pause, would take most of this second.
    expect(performance.eventLoopUtilization(antes).utilization).toBeLessThan(0.3);
  });

  it("is given up after the limit, and then free to be written as before", async () => {
    const { db, soltar } = await conElArchivoTomado({ bloqueoEnMs: 60 });
    const resultados = await Promise.allSettled([escribir(db), marcarCambio(db, "suelto")]);
    for (const resultado of resultados) {
      expect(resultado).toMatchObject({ status: "rejected", reason: { motivo: "almacen" } });
    }
    soltar();
    expect(await escribir(db)).toEqual(done(true));
  });
});

describe.skipIf(enPostgres)("a try at a password", () => {
  it("is counted without waiting for the disk, and what comes after it waits as before", async () => {
    const { url } = await openNewDatabase();
    const db = abrir(url, {});
    const pragma = async (nombre: string) => {
      const { rows } = await db.executeQuery<Record<string, number>>(CompiledQuery.raw(`pragma ${nombre}`));
      return rows[0]![nombre];
    };
    const intentos = makeIntentoRepository(db);
    const antes = await pragma("user_version");
    const contar = () => intentos.contar("a", { tope: 9, ventanaEnMinutos: 15 }, new Date());
    expect([await contar(), await contar()]).toEqual([1, 2]);
    // A counted attempt does not raise the number of confirmed changes: losing the last one breaks no promise.
    expect(await pragma("user_version")).toBe(antes);
    expect(await pragma("synchronous"), "FULL").toBe(2);
    await escribir(db);
    expect(await pragma("user_version")).not.toBe(antes);
  });
});

describe.skipIf(enPostgres)("a disk without room", () => {
  it("is told with its cause, found by the next look, and over when there is room again", async () => {
    const { url } = await openNewDatabase();
    const db = abrir(url, {});
    const limitar = (paginas: number) =>
      db.executeQuery(CompiledQuery.raw(`pragma max_page_count = ${paginas}`));
    // The limit of the file is never less than its present size.
    await limitar(1);
    const llenar = inTransaction(db, async (trx) => {
      for (let n = 0; n < 500; n++) await marcarCambio(trx, `${n}${"x".repeat(500)}`);
      return done(true);
    });
    await expect(llenar).rejects.toThrow(/almacen: SQLITE_FULL/);
    expect(await leer(db), "nothing of it stays").not.toContainEqual(
      expect.objectContaining({ numero: 500 }),
    );

    await limitar(1_000_000);
    await comprobarAlmacen(db);
    expect(await escribir(db)).toEqual(done(true));
  });

  it("is seen by who asks whether we are ready, until something can be written", async () => {
    const { url } = await openNewDatabase();
    const db = abrir(url, { bloqueoEnMs: 0 });
    await db.executeQuery(CompiledQuery.raw("pragma query_only = on"));
    await expect(escribir(db)).rejects.toBeInstanceOf(NoDisponible);
    await expect(comprobarAlmacen(db)).rejects.toBeInstanceOf(NoDisponible);
    await db.executeQuery(CompiledQuery.raw("pragma query_only = off"));
    await comprobarAlmacen(db);
  });
});

describe.runIf(enPostgres)("a PostgreSQL", () => {
  async function tras(limites: Partial<Limites> = {}) {
    const { url } = await openNewDatabase();
    const tuberia = await tuberiaHacia(Number(new URL(url).port));
    abiertas.push(() => tuberia.cerrar());
    const db = abrir(porLaTuberia(url, tuberia), limites);
    return { url, db, tuberia };
  }
  /** Runs a transaction that is in progress when `entonces` happens. */
  const aMitadDeUna = (db: Db, entonces: () => unknown) =>
    inTransaction(db, async (trx) => {
      await marcarCambio(trx, "prueba");
      await entonces();
      await marcarCambio(trx, "prueba");
      return done(true);
    });

  it("that ends every connection costs what was being asked on them, and no more", async () => {
    const { url, db } = await tras();
    const terminar = async () => {
      const cliente = new pg.Client({ connectionString: url });
      await cliente.connect();
      await cliente.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      await cliente.end();
    };
    for (let vez = 0; vez < 3; vez++) {
      await Promise.all(Array.from({ length: 10 }, () => leer(db)));
      await expect(aMitadDeUna(db, terminar)).rejects.toBeInstanceOf(NoDisponible);
      // A connection without work may not have noticed yet that it ended. The next query notices first.
      const quedo = await vi.waitFor(() => leer(db), { timeout: 10_000 });
      expect(quedo, "nothing half-written").not.toContainEqual(expect.objectContaining({ clave: "prueba" }));
    }
    expect(await vi.waitFor(() => escribir(db), { timeout: 10_000 })).toEqual(done(true));
  });

  it("whose connections are reset costs no more", async () => {
    const { db, tuberia } = await tras();
    await expect(aMitadDeUna(db, tuberia.cortar)).rejects.toBeInstanceOf(NoDisponible);
    expect(await escribir(db)).toEqual(done(true));
  });

  it("that ended connections while nobody used them is asked anew, unless what was asked may have been done", async () => {
    const { url } = await openNewDatabase();
    const tuberia = await tuberiaHacia(Number(new URL(url).port));
    abiertas.push(() => tuberia.cerrar());
    const db = abrir(porLaTuberia(url, tuberia), {});
    const variasAbiertas = () => Promise.all([1, 2, 3].map(() => leer(db)));
    await variasAbiertas();
    // All connections end at once, so the next query gets one whose end nobody has noticed.
    tuberia.cortar();
    expect(await leer(db)).toBeInstanceOf(Array);
    await variasAbiertas();
    tuberia.cortar();
    expect(await escribir(db)).toMatchObject({ ok: true });
    await variasAbiertas();
    tuberia.cortar();
    await expect(marcarCambio(db, "suelto")).rejects.toThrow(NoDisponible);
    const filas = await db.selectFrom("versiones").select(["clave", "numero"]).execute();
    expect(filas).toEqual([{ clave: "prueba", numero: 1 }]);
  });

  it("that goes silent is given up after the limit, and asked anew once it can be reached", async () => {
    const { db, tuberia } = await tras({ conexionEnMs: 500, sentenciaEnMs: 1_000 });
    await Promise.all(Array.from({ length: 5 }, () => leer(db)));
    tuberia.callar();
    const ocho = await Promise.allSettled(Array.from({ length: 8 }, () => leer(db)));
    for (const lectura of ocho) {
      expect(lectura).toMatchObject({ status: "rejected", reason: { motivo: "almacen" } });
    }
    tuberia.sanar();
    // The first query succeeds already: no old connection is used again.
    expect(await escribir(db)).toEqual(done(true));
  });

  it("leaves no lock behind where a transaction went silent", async () => {
    const { url, db, tuberia } = await tras({ conexionEnMs: 500, sentenciaEnMs: 1_000 });
    await expect(aMitadDeUna(db, tuberia.callar)).rejects.toBeInstanceOf(NoDisponible);
    expect(await escribir(abrir(url, {}))).toEqual(done(true));
  });
});
