import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./server";

const INSTALADOS = "/usr/lib/postgresql";

export interface Servidores {
  /** Starts a new, empty server of PostgreSQL. */
  crear: (ajustes?: readonly string[]) => Promise<ServidorDeBase>;
  /** Starts a replica of another PostgreSQL server, which it reads through the given port. */
  replicar: (puertoDelPrimario: number) => Promise<ServidorDeBase>;
  /** Stops all PostgreSQL servers of the test and deletes their folder. */
  parar: () => void;
}

export interface ServidorDeBase {
  puerto: number;
  url: string;
  /** Stops the server of PostgreSQL at once, as a power cut does. */
  matar: () => void;
  /** Makes a replica of PostgreSQL a server of its own. */
  promover: () => void;
}

/**
 * Servers of the PostgreSQL that the system has installed, on ports and in a folder of their own. Null when none is
 * installed. As root they run as the user that came with it.
 */
export function postgresDeDebian(): Servidores | null {
  const versiones = existsSync(INSTALADOS) ? readdirSync(INSTALADOS).map(Number) : [];
  const bin = path.join(INSTALADOS, String(Math.max(0, ...versiones)), "bin");
  if (!existsSync(path.join(bin, "initdb"))) return null;
  const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-pgd-"));
  const usuario = process.getuid?.() === 0 ? idDe("postgres") : null;
  chmodSync(carpeta, 0o700);
  if (usuario) chownSync(carpeta, usuario.uid, usuario.gid);
  const correr = (programa: string, ...argumentos: string[]) => {
    const { status, stderr } = spawnSync(path.join(bin, programa), argumentos, {
      ...usuario,
      cwd: carpeta,
      // The output is ignored: a server keeps running, and would keep the pipe open.
      stdio: ["ignore", "ignore", programa === "pg_ctl" ? "ignore" : "pipe"],
    });
    if (status !== 0) throw new Error(`${programa} failed: ${String(stderr)}`);
  };
  const vivos = new Set<string>();
  const arrancar = async (datos: string, ajustes: readonly string[]): Promise<ServidorDeBase> => {
    const puerto = await freePort();
    const todos = ["listen_addresses=127.0.0.1", "unix_socket_directories=''", "fsync=off", ...ajustes];
    const opciones = [`-p ${puerto}`, ...todos.map((ajuste) => `-c ${ajuste}`)].join(" ");
    correr("pg_ctl", "-D", datos, "-w", "-l", `${datos}.registro`, "-o", opciones, "start");
    vivos.add(datos);
    return {
      puerto,
      url: `postgres://bienestar:bienestar@127.0.0.1:${puerto}/postgres`,
      matar() {
        vivos.delete(datos);
        correr("pg_ctl", "-D", datos, "-w", "-m", "immediate", "stop");
      },
      promover: () => correr("pg_ctl", "-D", datos, "-w", "promote"),
    };
  };
  return {
    async crear(ajustes = []) {
      const datos = path.join(carpeta, "datos");
      correr("initdb", "-D", datos, "-U", "bienestar", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N");
      return arrancar(datos, ajustes);
    },
    async replicar(puertoDelPrimario) {
      const datos = path.join(carpeta, "replica");
      const primario = `host=127.0.0.1 port=${puertoDelPrimario} user=bienestar application_name=replica`;
      const orden = ["-D", datos, "-R", "-X", "stream", "-c", "fast", "-N", "-d", primario];
      // The call must not block: the data of the copy may pass through this very process.
      const copia = spawn(path.join(bin, "pg_basebackup"), orden, {
        ...usuario,
        cwd: carpeta,
        stdio: "inherit",
      });
      const [estado] = (await once(copia, "close")) as [number | null];
      if (estado !== 0) throw new Error(`pg_basebackup ended with ${estado}`);
      return arrancar(datos, []);
    },
    parar() {
      for (const datos of vivos) correr("pg_ctl", "-D", datos, "-w", "-m", "immediate", "stop");
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
}

/** Starts a server of the installed PostgreSQL. Gives its address, or null when none is installed. */
export async function startPostgresDeDebian(): Promise<{ url: string; stop: () => void } | null> {
  const servidores = postgresDeDebian();
  if (!servidores) return null;
  const { url } = await servidores.crear();
  return { url, stop: servidores.parar };
}

function idDe(usuario: string): { uid: number; gid: number } {
  const numero = (opcion: string) => Number(execFileSync("id", [opcion, usuario]).toString());
  return { uid: numero("-u"), gid: numero("-g") };
}
