import SQLite from "better-sqlite3";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { carpetaTemporal, PRODUCTO } from "../servidores";
import type { Arranque } from "./comprobar";

/** Starts that cannot go on, each in a folder of its own. */
export async function simularArranques(): Promise<Arranque[]> {
  const casos: Record<string, (carpeta: string) => Record<string, string>> = {
    "base vacía": (carpeta) => (writeFileSync(path.join(carpeta, "bienestar.sqlite"), ""), {}),
    "base que es otra cosa": (carpeta) => {
      writeFileSync(path.join(carpeta, "bienestar.sqlite"), "esto no es una base de datos\n".repeat(300));
      return {};
    },
    "base cortada": (carpeta) => {
      const archivo = path.join(carpeta, "bienestar.sqlite");
      const sqlite = new SQLite(archivo);
      sqlite.exec("create table t (x)");
      for (let fila = 0; fila < 50; fila++) sqlite.exec("insert into t values (randomblob(4000))");
      sqlite.close();
      truncateSync(archivo, 40_960);
      return {};
    },
    "base que ya no está": (carpeta) => {
      writeFileSync(path.join(carpeta, "bienestar.sqlite-testigo"), "         12\n");
      return {};
    },
    "base que una versión más nueva contrajo": (carpeta) => {
      const sqlite = new SQLite(path.join(carpeta, "bienestar.sqlite"));
      sqlite.exec("create table kysely_migration (name text primary key, timestamp text not null)");
      sqlite.exec(
        "insert into kysely_migration values ('29990201T0000_contrae_desde_29990101T0000_algo', 'x')",
      );
      sqlite.close();
      return {};
    },
    "secretos vacíos": (carpeta) => (writeFileSync(path.join(carpeta, "secretos.json"), ""), {}),
    "carpeta que es un archivo": (carpeta) => {
      const archivo = path.join(carpeta, "archivo");
      writeFileSync(archivo, "");
      return { DATA_DIR: archivo };
    },
    "base en una carpeta": (carpeta) => {
      mkdirSync(path.join(carpeta, "bienestar.sqlite"));
      return {};
    },
    "sin servidor de base de datos": () => ({ DATABASE_URL: "postgres://nadie:secreta@127.0.0.1:1/nada" }),
  };
  const arranques: Arranque[] = [];
  for (const [que, preparar] of Object.entries(casos)) {
    const carpeta = carpetaTemporal();
    arranques.push({ que, ...(await arrancar({ DATA_DIR: carpeta.ruta, ...preparar(carpeta.ruta) })) });
    carpeta.borrar();
  }
  return arranques;
}

/** Runs it to its end, which a start that cannot go on reaches by itself. */
export async function arrancar(env: Record<string, string>) {
  const proceso = spawn(process.execPath, [PRODUCTO], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", APP_ENV: "local", PORT: "1", ...env },
    stdio: ["ignore", "ignore", "pipe"],
    timeout: 60_000,
  });
  let dicho = "";
  proceso.stderr.on("data", (parte: Buffer) => (dicho += parte.toString()));
  await once(proceso, "close");
  return { estado: proceso.exitCode, dicho };
}
