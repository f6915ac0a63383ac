import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./server";

const INSTALADOS = "/usr/lib/postgresql";

/**
 * A PostgreSQL of the system, of the same version as its `pg_dump`, on a port and a folder of its own. Null where there
 * is none; as root it runs as the user that came with it.
 */
export async function startPostgresDeDebian(): Promise<{ url: string; stop: () => void } | null> {
  const versiones = existsSync(INSTALADOS) ? readdirSync(INSTALADOS).map(Number) : [];
  const bin = path.join(INSTALADOS, String(Math.max(0, ...versiones)), "bin");
  if (!existsSync(path.join(bin, "initdb"))) return null;
  const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-pgd-"));
  const quien = process.getuid?.() === 0 ? idDe("postgres") : null;
  chmodSync(carpeta, 0o700);
  if (quien) chownSync(carpeta, quien.uid, quien.gid);
  const correr = (programa: string, ...argumentos: string[]) => {
    const { status, stderr } = spawnSync(path.join(bin, programa), argumentos, {
      ...quien,
      cwd: carpeta,
      // A server that goes on would keep a pipe open.
      stdio: ["ignore", "ignore", programa === "pg_ctl" ? "ignore" : "pipe"],
    });
    if (status !== 0) throw new Error(`${programa} failed: ${String(stderr)}`);
  };
  const datos = path.join(carpeta, "datos");
  const puerto = await freePort();
  const opciones = `-p ${puerto} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  correr("initdb", "-D", datos, "-U", "bienestar", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N");
  correr("pg_ctl", "-D", datos, "-w", "-l", path.join(carpeta, "registro"), "-o", opciones, "start");
  return {
    url: `postgres://bienestar:bienestar@127.0.0.1:${puerto}/postgres`,
    stop() {
      correr("pg_ctl", "-D", datos, "-w", "-m", "immediate", "stop");
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
}

function idDe(usuario: string): { uid: number; gid: number } {
  const numero = (opcion: string) => Number(execFileSync("id", [opcion, usuario]).toString());
  return { uid: numero("-u"), gid: numero("-g") };
}
