import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { openDb } from "../../../server/platform/database/client";
import { startPostgresDeDebian } from "../../support/postgresDeDebian";
import { prepararMundo, type HorarioEnJuego } from "../reservas/mundo";
import { reservarPorHttp } from "../reservasPorHttp";
import { carpetaTemporal, levantar, PRODUCTO } from "../servidores";
import { arrancar, type Arranque } from "./arranques";
import { openSqlite } from "../../../server/platform/database/sqliteFile";

/** Result of a simulation in which a product in use was backed up, and restored elsewhere. */
export interface Respaldado {
  motor: "SQLite" | "PostgreSQL";
  /** Sessions that were confirmed before the backup began; `faltan` of them are missing afterwards. */
  confirmadas: number;
  faltan: number;
  /** Refused bookings among those made during the backup. */
  rechazadas: number;
  ordenes: { respaldo: number | null; restaurar: number | null; restaurarAlterado: number | null };
  /** Output of a start on the same file after its journal is gone; null on a database server, which keeps its own. */
  sinDiario: Arranque | null;
  /** Confirmed sessions that a plain copy of the file in use lacks: the reason for a backup command. */
  faltanEnUnaCopia: number | null;
}

const CLIENTES = 4;

/** Makes a backup while people book, kills the product, and restores the backup in an empty place. */
export async function simularRespaldo(
  motor: Respaldado["motor"],
  { antes, en }: { antes: number; en: number },
): Promise<Respaldado | null> {
  const servidorDeBase = motor === "PostgreSQL" ? await startPostgresDeDebian() : null;
  if (motor === "PostgreSQL" && !servidorDeBase) return null;
  const carpeta = carpetaTemporal();
  const dentro = (nombre: string) => path.join(carpeta.ruta, nombre);
  const aqui = { DATA_DIR: dentro("aqui"), DATABASE_URL: servidorDeBase?.url ?? dentro("aqui/base.sqlite") };
  const alla = {
    DATA_DIR: dentro("alla"),
    DATABASE_URL: servidorDeBase ? await otraBase(servidorDeBase.url) : dentro("alla/base.sqlite"),
  };
  try {
    const mundo = await prepararMundo(aqui, { horarios: en, personas: en, sinIndice: false });
    await mundo.services.close();
    const servidor = await levantar(PRODUCTO, { ...aqui, LOG_LEVEL: "warn", RUN_JOBS: "false" });
    const soltarDiario = servidorDeBase ? null : retenerDiario(aqui.DATABASE_URL);
    const { reservar, cerrar } = reservarPorHttp(servidor.puerto, mundo.claveDeApi);
    const confirmadas: HorarioEnJuego[] = [];
    let rechazadas = 0;
    let siguiente = 0;
    const clientes = Array.from({ length: CLIENTES }, async () => {
      for (let indice = siguiente++; indice < mundo.horarios.length; indice = siguiente++) {
        const horario = mundo.horarios[indice]!;
        const inicio = new Date(horario.inicio);
        const turno = { ...mundo.personas[indice]!, idEspecialista: horario.idEspecialista, inicio };
        await reservar(turno).then(
          () => confirmadas.push(horario),
          () => rechazadas++,
        );
      }
    });
    while (confirmadas.length < antes && siguiente < mundo.horarios.length) await wait(5);
    const promesas = [...confirmadas];
    const copia = dentro("copia.sqlite");
    if (!servidorDeBase) copyFileSync(aqui.DATABASE_URL, copia);
    const respaldo = await ops(aqui, "respaldo", dentro("respaldo"));
    await Promise.all(clientes);
    cerrar();
    await servidor.matar();
    soltarDiario?.();

    const restaurar = await ops(alla, "restaurar", dentro("respaldo"));
    const faltan = await cuantasFaltan(alla.DATABASE_URL, promesas);
    alterar(dentro("respaldo"));
    const restaurarAlterado = await ops(alla, "restaurar", dentro("respaldo"), "--reemplazar");
    const resultado = {
      motor,
      confirmadas: promesas.length,
      faltan,
      rechazadas,
      ordenes: { respaldo, restaurar, restaurarAlterado },
    };
    if (servidorDeBase) return { ...resultado, sinDiario: null, faltanEnUnaCopia: null };
    rmSync(`${aqui.DATABASE_URL}-wal`);
    const sinDiario = { que: "base sin su diario", ...(await arrancar(aqui)) };
    const faltanEnUnaCopia = await cuantasFaltan(copia, promesas);
    return { ...resultado, sinDiario, faltanEnUnaCopia };
  } finally {
    servidorDeBase?.stop();
    carpeta.borrar();
  }
}

/**
 * Reads the database file as it is now and keeps that reading open. Later writes then never leave the journal, however
 * full it gets, and a reader may close without moving them to the file.
 */
function retenerDiario(archivo: string): () => void {
  const lector = openSqlite(archivo, { readonly: true });
  lector.exec("begin");
  lector.prepare("select count(*) from citas").get();
  return () => lector.close();
}

/** Runs the built command line of the operator. Gives its exit status. */
export async function ops(lugar: Record<string, string>, ...argumentos: string[]): Promise<number | null> {
  const proceso = spawn(process.execPath, ["build/server/ops.js", ...argumentos], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...lugar },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(proceso, "close");
  return proceso.exitCode;
}

export async function otraBase(url: string): Promise<string> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  await cliente.query("create database otra");
  await cliente.end();
  return new URL("/otra", url).href;
}

async function cuantasFaltan(databaseUrl: string, promesas: readonly HorarioEnJuego[]): Promise<number> {
  const db = openDb(databaseUrl);
  try {
    const citas = await db
      .selectFrom("citas")
      .innerJoin("horarios", "horarios.id_horario", "citas.id_horario")
      .select(["horarios.id_especialista", "horarios.inicio"])
      .execute();
    const hay = new Set(citas.map(({ id_especialista, inicio }) => `${id_especialista} ${inicio}`));
    return promesas.filter(({ idEspecialista, inicio }) => !hay.has(`${idEspecialista} ${inicio}`)).length;
  } finally {
    await db.destroy();
  }
}

/** Flips one bit near the middle of the backup. */
function alterar(carpeta: string) {
  const base = path.join(
    carpeta,
    readdirSync(carpeta).find((nombre) => nombre.startsWith("base."))!,
  );
  const bytes = readFileSync(base);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(base, bytes);
}
