import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { WAITING_ON_ONE_CONNECTION } from "../../../server/http/pipelining";
import { levantar, PRODUCTO } from "../servidores";
import type { Goteo, SinLeer } from "./comprobar";
import { mirar, mirarMientras } from "./mirar";
import { SIN_TRABAJOS, unVideo } from "./simulacros";

/** Milliseconds for a busy machine to report that a connection has ended. */
const ESPERA_DEL_FIN_EN_MS = 5_000;

const CADA_CUANTO_EN_MS = 250;

/**
 * Clients that ask for a video on one connection as often as they may: more than the machine buffers for a client that
 * does not read. They never read a byte of the answer.
 */
export async function simularQuienNoLee({
  clientes,
  segundos,
}: {
  clientes: number;
  segundos: number;
}): Promise<SinLeer> {
  const servidor = await levantar(PRODUCTO, SIN_TRABAJOS);
  try {
    const { ruta } = await unVideo(servidor);
    await mirar(servidor.puerto, "portada", { ruta: "/" });
    const antes = servidor.memoriaEnMiB() ?? null;
    let maxima = antes;
    const mirarMemoria = setInterval(() => {
      const ahora = servidor.memoriaEnMiB();
      if (maxima !== null && ahora !== undefined) maxima = Math.max(maxima, ahora);
    }, CADA_CUANTO_EN_MS);
    const pregunta = `GET ${ruta} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
    let conectadas = 0;
    const sockets = Array.from({ length: clientes }, () => {
      const socket = connect(servidor.puerto, "127.0.0.1", () => conectadas++);
      socket.pause();
      socket.on("error", () => {});
      socket.write(pregunta.repeat(WAITING_ON_ONE_CONNECTION));
      return socket;
    });
    await wait(segundos * 1000);
    clearInterval(mirarMemoria);
    const { estado } = await mirar(servidor.puerto, "portada", { ruta: "/" });
    // A paused connection does not notice its end, so what has arrived is read first.
    const abiertas = await Promise.all(sockets.map(sigueAbierta));
    return {
      clientes,
      conectadas,
      abiertas: abiertas.filter(Boolean).length,
      atiende: estado === 200,
      memoriaEnMiB: antes === null || maxima === null ? null : maxima - antes,
    };
  } finally {
    await servidor.matar();
  }
}

async function sigueAbierta(socket: Socket): Promise<boolean> {
  if (socket.destroyed) return false;
  // Any end of the connection is right here, because it should be cut off.
  const cerrada = new Promise<boolean>((resolve) => socket.once("close", () => resolve(false)));
  socket.resume();
  const abierta = await Promise.race([cerrada, wait(ESPERA_DEL_FIN_EN_MS, true)]);
  socket.destroy();
  return abierta;
}

const GOTA_EN_MS = 1_000;

/** Sends forms a byte at a time that never end. */
export async function simularGoteo({
  clientes,
  segundos,
}: {
  clientes: number;
  segundos: number;
}): Promise<Goteo> {
  const servidor = await levantar(PRODUCTO, SIN_TRABAJOS);
  try {
    const miradas = { portada: { ruta: "/especialista" }, healthz: { ruta: "/healthz" } };
    const esperar = () => wait(segundos * 1000);
    const { vistas: calma } = await mirarMientras(servidor.puerto, miradas, esperar);
    const sockets = Array.from({ length: clientes }, () => {
      const socket = connect(servidor.puerto, "127.0.0.1");
      socket.on("error", () => {}).resume();
      const cabeceras = [
        "POST /iniciar-sesion HTTP/1.1",
        "host: localhost",
        `origin: http://127.0.0.1:${servidor.puerto}`,
        "content-type: application/x-www-form-urlencoded",
        "content-length: 1000",
      ];
      socket.write(`${cabeceras.join("\r\n")}\r\n\r\n`);
      return socket;
    });
    const gotas = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write("a");
    }, GOTA_EN_MS);
    const { vistas: durante } = await mirarMientras(servidor.puerto, miradas, esperar);
    clearInterval(gotas);
    for (const socket of sockets) socket.destroy();
    return { calma, durante, vivo: servidor.vivo() };
  } finally {
    await servidor.matar();
  }
}
