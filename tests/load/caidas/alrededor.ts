import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** A program of Debian, such as nginx, around the product. */
export interface Programa {
  parar: () => Promise<void>;
}

export const NADIE = 65_534;
const ESPERA_EN_MS = 10_000;

export const hay = (programa: string) => spawnSync("sh", ["-c", `command -v ${programa}`]).status === 0;

/**
 * Starts a program and resolves when it listens. `sinRoot` marks a program that refuses to run as root, or should not.
 */
export async function lanzar(
  orden: readonly [string, ...string[]],
  puerto: number,
  { sinRoot = false } = {},
): Promise<Programa> {
  const [programa, ...args] = orden;
  if (!hay(programa)) throw new Error(`Falta ${programa}: instálalo (apt-get install ${programa}).`);
  const bajar = sinRoot && process.getuid?.() === 0;
  const proceso = spawn(programa, args, {
    stdio: "ignore",
    ...(bajar && { uid: NADIE, gid: NADIE }),
  });
  const cerrado = once(proceso, "close");
  const limite = Date.now() + ESPERA_EN_MS;
  while (!(await escucha(puerto))) {
    if (proceso.exitCode !== null || Date.now() > limite) {
      proceso.kill("SIGKILL");
      throw new Error(`${programa} does not listen (${proceso.exitCode})`);
    }
    await wait(50);
  }
  return { parar: () => terminar(proceso, cerrado) };
}

async function terminar(proceso: ChildProcess, cerrado: Promise<unknown>) {
  proceso.kill("SIGTERM");
  await cerrado;
}

function escucha(puerto: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(puerto, "127.0.0.1");
    socket
      .on("connect", () => (socket.destroy(), resolve(true)))
      .on("error", () => (socket.destroy(), resolve(false)));
  });
}
