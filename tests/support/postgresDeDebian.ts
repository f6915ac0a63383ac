import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./server";

const INSTALADOS = "/usr/lib/postgresql";

export interface Servidores {
  /** A new one with nothing in it, listening. */
  crear: (ajustes?: readonly string[]) => Promise<ServidorDeBase>;
  /** A replica of another one, which reads from where it is told. */
  replicar: (puertoDelPrimario: number) => Promise<ServidorDeBase>;
  /** Ends all of them and takes their folder away. */
  parar: () => void;
}

export interface ServidorDeBase {
  puerto: number;
  url: string;
  /** As a power cut to this one. */
  matar: () => void;
  /** A replica goes on by itself. */
  promover: () => void;
}

/**
 * PostgreSQL of the system, of the same version as its tools, on ports and in a folder of its own. Null where there is
 * none; as root it runs as the user that came with it.
 */
export function postgresDeDebian(): Servidores | null {
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
      // What it reads may pass through this very process.
      const copia = spawn(path.join(bin, "pg_basebackup"), orden, {
        ...quien,
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

/** One of them, by its address. */
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
