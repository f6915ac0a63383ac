import { readdirSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { levantar, PRODUCTO } from "../servidores";
import type { Goteo } from "./comprobar";
import { mirar, mirarMientras } from "./mirar";
import { SIN_TRABAJOS } from "./simulacros";

/** More than the machine keeps by itself for one who reads nothing, some megabytes. */
const BYTES_DE_SOBRA = 16_000_000;
/** A machine that has much to do takes its time to tell that a connection has ended. */
const ESPERA_DEL_FIN_EN_MS = 5_000;

/** Ask for a large file again and again on one connection and never read a byte of what comes. */
export async function simularQuienNoLee({ clientes, segundos }: { clientes: number; segundos: number }) {
  const servidor = await levantar(PRODUCTO, SIN_TRABAJOS);
  try {
    const { nombre, bytes } = elMasGrande();
    const pregunta = `GET /assets/${nombre} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
    const sockets = Array.from({ length: clientes }, () => {
      const socket = connect(servidor.puerto, "127.0.0.1");
      socket.pause();
      socket.on("error", () => {});
      socket.write(pregunta.repeat(Math.ceil(BYTES_DE_SOBRA / bytes)));
      return socket;
    });
    await wait(segundos * 1000);
    const { estado } = await mirar(servidor.puerto, "portada", { ruta: "/" });
    // A paused socket does not notice its end: reading what is there shows it.
    const abiertas = await Promise.all(sockets.map(sigueAbierta));
    return { abiertas: abiertas.filter(Boolean).length, atiende: estado === 200 };
  } finally {
    await servidor.matar();
  }
}

function elMasGrande() {
  const carpeta = "build/client/assets";
  const archivos = readdirSync(carpeta)
    .filter((nombre) => nombre.endsWith(".js"))
    .map((nombre) => ({ nombre, bytes: statSync(path.join(carpeta, nombre)).size }));
  return archivos.reduce((uno, otro) => (otro.bytes > uno.bytes ? otro : uno));
}

async function sigueAbierta(socket: Socket): Promise<boolean> {
  if (socket.destroyed) return false;
  // However it ends: cut off is what it should be.
  const cerrada = new Promise<boolean>((resolve) => socket.once("close", () => resolve(false)));
  socket.resume();
  const abierta = await Promise.race([cerrada, wait(ESPERA_DEL_FIN_EN_MS, true)]);
  socket.destroy();
  return abierta;
}

const GOTA_EN_MS = 1_000;

/** Forms that come in a byte at a time and never end. */
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
