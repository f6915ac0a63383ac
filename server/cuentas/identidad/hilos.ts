// Loaded here too, although only the threads use it: a start that lacks its binary says so at once.
import "@node-rs/argon2";
import { once } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import codigoDelHilo from "./hiloDeClaves.cjs?raw";

const argon2 = createRequire(import.meta.url).resolve("@node-rs/argon2");
/** Threads without work: never more of them than may be hashed at a time. */
const libres: Worker[] = [];
/** Steps below the process: a page has three times its right to a core, and a sign-in still comes through on a machine with much to do. */
const PRIORIDAD = 5;

function nuevoHilo(): Worker {
  return new Worker(codigoDelHilo, { eval: true, workerData: { argon2, prioridad: PRIORIDAD } });
}

interface Trabajo {
  clave: string;
  /** What it is compared with; without it, it is hashed. */
  contra?: string;
}

/** One that dies is not used again; whoever asked it is told. */
async function enUnHilo(trabajo: Trabajo): Promise<unknown> {
  const hilo = libres.pop() ?? nuevoHilo();
  hilo.ref();
  hilo.postMessage(trabajo);
  const [respuesta] = (await once(hilo, "message")) as [{ value: unknown } | { error: Error }];
  // Whoever has nothing else to do ends without waiting for it.
  hilo.unref();
  libres.push(hilo);
  if ("error" in respuesta) throw respuesta.error;
  return respuesta.value;
}

export const hash = (clave: string) => enUnHilo({ clave }) as Promise<string>;
export const verify = (contra: string, clave: string) => enUnHilo({ clave, contra }) as Promise<boolean>;
