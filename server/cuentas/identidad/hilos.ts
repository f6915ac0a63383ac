// Imported here too, although only the threads hash passwords, so that a start without the library's binary fails at
// once.
import "@node-rs/argon2";
import { once } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import codigoDelHilo from "./hiloDeClaves.cjs?raw";

const argon2 = createRequire(import.meta.url).resolve("@node-rs/argon2");
/** Threads without work: never more than the number of passwords that are hashed at a time. */
const libres: Worker[] = [];
/**
 * Steps of `nice` by which a password thread stands below the process. A page gets three times the right to a core,
 * and a sign-in still ends on a busy machine.
 */
const PRIORIDAD = 5;

function nuevoHilo(): Worker {
  return new Worker(codigoDelHilo, { eval: true, workerData: { argon2, prioridad: PRIORIDAD } });
}

interface Trabajo {
  clave: string;
  /** Hash to compare the password with. Without it, the password is hashed. */
  contra?: string;
}

/** Hashes or compares a password in a thread. A thread that dies is not used again, and its task fails. */
async function enUnHilo(trabajo: Trabajo): Promise<unknown> {
  const hilo = libres.pop() ?? nuevoHilo();
  hilo.ref();
  hilo.postMessage(trabajo);
  const [respuesta] = (await once(hilo, "message")) as [{ value: unknown } | { error: Error }];
  // An idle thread does not keep the process alive.
  hilo.unref();
  libres.push(hilo);
  if ("error" in respuesta) throw respuesta.error;
  return respuesta.value;
}

export const hash = (clave: string) => enUnHilo({ clave }) as Promise<string>;
export const verify = (contra: string, clave: string) => enUnHilo({ clave, contra }) as Promise<boolean>;
