import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { migrateAt } from "../../../server/platform/database/migrate";
import { startPostgres } from "../../support/postgres";
import { carpetaTemporal, PRODUCTO } from "../servidores";
import { NADIE } from "./alrededor";
import { openSqlite } from "../../../server/platform/database/sqliteFile";

/** Output of a start of the product that could not go on. */
export interface Arranque {
  que: string;
  estado: number | null;
  salida: string;
}

/** Tries starts of the product that cannot go on, each in a folder of its own. */
export async function simularArranques(): Promise<Arranque[]> {
  const casos: Record<string, (carpeta: string) => Record<string, string>> = {
    "base vacía": (carpeta) => (writeFileSync(path.join(carpeta, "bienestar.sqlite"), ""), {}),
    "base que es otra cosa": (carpeta) => {
      writeFileSync(path.join(carpeta, "bienestar.sqlite"), "esto no es una base de datos\n".repeat(300));
      return {};
    },
    "base cortada": (carpeta) => {
      const archivo = path.join(carpeta, "bienestar.sqlite");
      const sqlite = openSqlite(archivo);
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
      writeFileSync(
        path.join(carpeta, "secretos.json"),
        JSON.stringify({ SESSION_SECRET: "de antes".repeat(8) }),
      );
      const sqlite = openSqlite(path.join(carpeta, "bienestar.sqlite"));
      sqlite.exec("create table kysely_migration (name text primary key, timestamp text not null)");
      sqlite.exec(
        "insert into kysely_migration values ('29990201T0000_contrae_desde_29990101T0000_algo', 'x')",
      );
      sqlite.close();
      return {};
    },
    "secretos vacíos": (carpeta) => (writeFileSync(path.join(carpeta, "secretos.json"), ""), {}),
    "secretos que no son ninguno": (carpeta) => {
      writeFileSync(path.join(carpeta, "secretos.json"), "null");
      return {};
    },
    "secretos en una carpeta": (carpeta) => (mkdirSync(path.join(carpeta, "secretos.json")), {}),
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
  return [...arranques, ...(await enOtroLugar())];
}

/**
 * Tries starts with faults outside the folder: the user of the process, the room on the disk, the driver, the
 * password.
 */
async function enOtroLugar(): Promise<Arranque[]> {
  const carpeta = carpetaTemporal();
  const postgres = await startPostgres();
  try {
    const DATABASE_URL = path.join(carpeta.ruta, "bienestar.sqlite");
    await migrateAt(DATABASE_URL);
    for (const archivo of readdirSync(carpeta.ruta)) chmodSync(path.join(carpeta.ruta, archivo), 0o444);
    chmodSync(carpeta.ruta, 0o555);
    const sinPermiso = await arrancar({ DATA_DIR: carpeta.ruta }, { comoNadie: true });
    chmodSync(carpeta.ruta, 0o700);
    const lleno = carpetaTemporal();
    const sinLugar = await arrancar({ DATA_DIR: lleno.ruta }, { sinLugar: true });
    lleno.borrar();
    const otraClave = new URL(postgres.url);
    otraClave.password = "otra";
    const sinClave = new URL(postgres.url);
    sinClave.password = "";
    return [
      { que: "base que solo se lee", ...sinPermiso },
      { que: "disco lleno", ...sinLugar },
      { que: "clave equivocada", ...(await arrancar({ DATABASE_URL: otraClave.href })) },
      { que: "dirección sin clave", ...(await arrancar({ DATABASE_URL: sinClave.href })) },
      {
        que: "controlador de otro Node",
        ...(await sinProgramaDe("better-sqlite3", "build/Release/better_sqlite3.node", "de otra versión")),
      },
      { que: "sin controlador", ...(await sinProgramaDe("better-sqlite3")) },
      { que: "sin con qué guardar claves", ...(await sinProgramaDe("@node-rs/argon2")) },
    ];
  } finally {
    await postgres.stop();
    carpeta.borrar();
  }
}

/**
 * Starts the built product beside packages of which one lacks its binary, or has one that was compiled for something
 * else.
 */
async function sinProgramaDe(paquete: string, binario?: string, contenido = "") {
  const carpeta = carpetaTemporal();
  const paquetes = path.join(carpeta.ruta, "node_modules");
  const [ambito] = paquete.split("/");
  mkdirSync(paquetes);
  for (const nombre of readdirSync("node_modules")) {
    if (nombre !== ambito) symlinkSync(path.resolve("node_modules", nombre), path.join(paquetes, nombre));
  }
  // The scripts of the package are copied without compiled files, and without the packages beside it that hold those.
  cpSync(path.join("node_modules", paquete), path.join(paquetes, paquete), {
    recursive: true,
    filter: (origen) => !/\.node$|[/\\](deps|src|build)$/.test(origen),
  });
  if (binario) {
    const destino = path.join(paquetes, paquete, binario);
    mkdirSync(path.dirname(destino), { recursive: true });
    writeFileSync(destino, contenido);
  }
  cpSync("build/server", path.join(carpeta.ruta, "build/server"), { recursive: true });
  cpSync("package.json", path.join(carpeta.ruta, "package.json"));
  const programa = path.join(carpeta.ruta, PRODUCTO);
  const arranque = await arrancar({ DATA_DIR: path.join(carpeta.ruta, "data") }, { programa });
  carpeta.borrar();
  return arranque;
}

const SIN_LUGAR = ["-c", 'ulimit -f 8 && exec "$0" "$@"'];

/** Runs the product to the end of its process, which a start that cannot go on reaches by itself. */
export async function arrancar(
  env: Record<string, string>,
  { programa = PRODUCTO, sinLugar = false, comoNadie = false } = {},
) {
  const orden = [process.execPath, programa];
  const [mandato, ...argumentos] = sinLugar ? ["sh", ...SIN_LUGAR, ...orden] : orden;
  const proceso = spawn(mandato!, argumentos, {
    // The root user may write everything, so the process runs as another user.
    ...(comoNadie && process.getuid?.() === 0 && { uid: NADIE, gid: NADIE }),
    env: { PATH: process.env.PATH, NODE_ENV: "production", APP_ENV: "local", PORT: "1", ...env },
    stdio: ["ignore", "ignore", "pipe"],
    timeout: 60_000,
  });
  let salida = "";
  proceso.stderr.on("data", (parte: Buffer) => (salida += parte.toString()));
  await once(proceso, "close");
  return { estado: proceso.exitCode, salida };
}
