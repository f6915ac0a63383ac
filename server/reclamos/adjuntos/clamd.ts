import { connect } from "node:net";
import type { Escaner } from "../../../app/domain/reclamos/adjuntos/recibirAdjunto";

export interface LugarDeClamd {
  host: string;
  port: number;
}

/** Milliseconds after which a scanner that says nothing has failed. */
const LIMITE_EN_MS = 15_000;
const BYTES_POR_TROZO = 64 * 1024;
/** Longest answer of clamd, in bytes. */
const RESPUESTA_MAXIMA = 4096;

/** A stretch of INSTREAM: its length in four bytes, the highest first, and the bytes (clamd(8)). */
function trozo(bytes: Uint8Array): Buffer {
  const largo = Buffer.alloc(4);
  largo.writeUInt32BE(bytes.length);
  return Buffer.concat([largo, bytes]);
}

function* enTrozos(bytes: Uint8Array) {
  yield Buffer.from("zINSTREAM\0");
  for (let desde = 0; desde < bytes.length; desde += BYTES_POR_TROZO)
    yield trozo(bytes.subarray(desde, desde + BYTES_POR_TROZO));
  yield trozo(new Uint8Array());
}

/**
 * Scanner by ClamAV's `clamd`, which gets the bytes over a socket and opens no file of ours. Any answer but "OK" and
 * "FOUND" is a failure: a file that is too large for clamd was not scanned.
 *
 * @example
 * const escaner = makeClamd({ host: "127.0.0.1", port: 3310 });
 */
export const makeClamd =
  ({ host, port }: LugarDeClamd, limiteEnMs = LIMITE_EN_MS): Escaner =>
  (bytes) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port });
      let respuesta = "";
      const fallar = (error: Error) => {
        socket.destroy();
        reject(error);
      };
      const plazo = setTimeout(() => fallar(new Error("clamd did not answer in time")), limiteEnMs);
      socket.on("connect", () => {
        for (const parte of enTrozos(bytes)) socket.write(parte);
      });
      socket.on("data", (parte) => {
        respuesta += parte.toString("latin1");
        if (respuesta.length > RESPUESTA_MAXIMA) fallar(new Error("clamd answers without an end"));
        else if (respuesta.includes("\0")) socket.end();
      });
      socket.on("error", fallar);
      socket.on("close", () => {
        clearTimeout(plazo);
        const linea = respuesta.split("\0")[0]!.trim();
        if (linea === "stream: OK") resolve("limpio");
        else if (linea.endsWith(" FOUND")) resolve("infectado");
        // The answer may name the file's content, so that the error does not repeat it.
        else reject(new Error("clamd did not scan the file"));
      });
    });
