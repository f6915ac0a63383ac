import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ARGS_OF_THE_RECIPE, freePort } from "../support/server";

/** A server in a process of its own, on loopback. */
export interface Servidor {
  puerto: number;
  vivo: () => boolean;
  /** CPU time that the server has used; undefined outside Linux. */
  cpuEnMs: () => number | undefined;
  /** Memory that the server uses now; undefined outside Linux. */
  memoriaEnMiB: () => number | undefined;
  /** Kills the server as a power cut would: it gets no chance to tidy up. */
  matar: () => Promise<void>;
  /** Stops the server. Resolves with the exit status; null when a signal ended the process. */
  detener: () => Promise<number | null>;
}

export const PRODUCTO = "build/server/main.js";
/**
 * Shell command that lets no file of the process grow past this size, its journal first: the process then sees a full
 * disk.
 */
const SIN_LUGAR = 'ulimit -f 512 && exec "$0" "$@"';
const ARRANQUE_MAXIMO_EN_MS = 60_000;

/**
 * Starts a built program and resolves once it answers HTTP. Its log goes to a file, as in a deployment: a measurement
 * must not spend time on reading it.
 */
export async function levantar(
  programa: string,
  env: Record<string, string> = {},
  {
    sinLugar = false,
    registro: dado,
    puerto: pedido,
  }: { sinLugar?: boolean; registro?: string; puerto?: number } = {},
): Promise<Servidor> {
  const puerto = pedido ?? (await freePort());
  const carpeta = carpetaTemporal();
  const registro = dado ?? path.join(carpeta.ruta, "registro");
  const salida = openSync(registro, "w");
  const args = programa === PRODUCTO ? ARGS_OF_THE_RECIPE : [programa];
  const node = [process.execPath, ...args];
  const [orden = "", ...resto] = sinLugar ? ["sh", "-c", SIN_LUGAR, ...node] : node;
  const proceso = spawn(orden, resto, {
    env: {
      PATH: process.env.PATH,
      TZ: "UTC",
      NODE_ENV: "production",
      APP_ENV: "local",
      HOST: "127.0.0.1",
      PORT: String(puerto),
      DATA_DIR: path.join(carpeta.ruta, "data"),
      ...env,
    },
    stdio: ["ignore", salida, salida],
  });
  closeSync(salida);
  const estado = { vivo: true };
  const fin = once(proceso, "close").then(() => {
    estado.vivo = false;
  });
  const terminar = async (senal: NodeJS.Signals) => {
    proceso.kill(senal);
    await fin;
    carpeta.borrar();
    return proceso.exitCode;
  };
  const limite = Date.now() + ARRANQUE_MAXIMO_EN_MS;
  while (!(await pedir(puerto, "/healthz").catch(() => undefined))) {
    if (!estado.vivo || Date.now() > limite) {
      const mensajes = readFileSync(registro, "utf8");
      await terminar("SIGKILL");
      throw new Error(`${programa} does not serve (${proceso.exitCode ?? proceso.signalCode}):\n${mensajes}`);
    }
    await wait(50);
  }
  return {
    puerto,
    vivo: () => estado.vivo,
    cpuEnMs: () => cpuDe(proceso.pid!),
    memoriaEnMiB: () => memoriaDe(proceso.pid!),
    matar: async () => {
      await terminar("SIGKILL");
    },
    detener: () => terminar("SIGTERM"),
  };
}

const TIC_EN_MS = 10;

function cpuDe(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const campos = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(campos[11]) + Number(campos[12])) * TIC_EN_MS;
  } catch {
    return undefined;
  }
}

function memoriaDe(pid: number): number | undefined {
  try {
    const [, kB] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
    return Number(kB) / 1024;
  } catch {
    return undefined;
  }
}

export function carpetaTemporal() {
  const ruta = mkdtempSync(path.join(tmpdir(), "bienestar-carga-"));
  return { ruta, borrar: () => rmSync(ruta, { recursive: true, force: true }) };
}

export interface Respuesta {
  estado: number;
  cabeceras: IncomingHttpHeaders;
  /** Body of the answer as it was sent, not decompressed. */
  cuerpo: Buffer;
}

interface Pregunta {
  metodo?: string;
  cabeceras?: Record<string, string>;
  cuerpo?: string;
  agente?: Agent;
}

/**
 * Thrown when no answer came. `llego` is false when the request certainly was not carried out: no process was
 * listening.
 */
export class SinRespuesta extends Error {
  constructor(readonly llego: boolean) {
    super(llego ? "the answer was lost" : "nobody listens");
  }
}

const ESPERA_EN_MS = 60_000;

export function pedir(
  puerto: number,
  ruta: string,
  { metodo = "GET", cabeceras, cuerpo, agente }: Pregunta = {},
): Promise<Respuesta> {
  return new Promise((resolve, reject) => {
    const pregunta = request(
      {
        host: "127.0.0.1",
        port: puerto,
        path: ruta,
        method: metodo,
        headers: cabeceras,
        agent: agente ?? false,
        timeout: ESPERA_EN_MS,
      },
      (respuesta) => {
        const partes: Buffer[] = [];
        respuesta
          .on("data", (parte: Buffer) => partes.push(parte))
          .on("end", () =>
            resolve({
              estado: respuesta.statusCode ?? 0,
              cabeceras: respuesta.headers,
              cuerpo: Buffer.concat(partes),
            }),
          )
          .on("error", () => reject(new SinRespuesta(true)));
      },
    );
    pregunta
      .on("timeout", () => pregunta.destroy())
      .on("error", (error: NodeJS.ErrnoException) => reject(new SinRespuesta(error.code !== "ECONNREFUSED")))
      .end(cuerpo);
  });
}
