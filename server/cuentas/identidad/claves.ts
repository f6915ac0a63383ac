import { once } from "node:events";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { makeCola } from "./cola";
import codigoDelHilo from "./hiloDeClaves.cjs?raw";

/** A core stays free for those who only look at a page. */
const A_LA_VEZ = Math.max(1, availableParallelism() - 1);
const EN_COLA = 32;
/** How many may be let in at a time to try a password. */
export const LUGARES = A_LA_VEZ + EN_COLA;
/** And these beside them, for browsers in which somebody has been before, and for whoever has a session. */
export const LUGARES_DE_CONOCIDOS = 8;
const porTurnos = makeCola(A_LA_VEZ, EN_COLA, LUGARES_DE_CONOCIDOS);
/** How many are being hashed, and how many wait. */
export const usoDeLaCola = porTurnos.uso;

/** Threads without work: never more of them than may be hashed at a time. */
const libres: Worker[] = [];
/** Of 19: a page has three times its right to a core, and a sign-in still comes through on a machine with much to do. */
const PRIORIDAD = 5;

function nuevoHilo(): Worker {
  const argon2 = createRequire(import.meta.url).resolve("@node-rs/argon2");
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

const hash = (clave: string) => enUnHilo({ clave }) as Promise<string>;
const verify = (contra: string, clave: string) => enUnHilo({ clave, contra }) as Promise<boolean>;

/** Argon2id with the library's parameters (19 MiB, 2 passes): what OWASP asks for. */
export const cifrarClave = (clave: string, primero = false): Promise<string> =>
  porTurnos(() => hash(clave), primero);

/** A hash of nothing anybody can type: an unknown account costs the same work as a known one. */
const senuelo = hash(crypto.randomUUID());

/** `primero`: before all others who wait, and where there is no room for those any more. */
export async function verificarClave(
  claveHash: string | null,
  clave: string,
  primero = false,
): Promise<boolean> {
  const contra = claveHash ?? (await senuelo);
  const coincide = await porTurnos(() => verify(contra, clave), primero);
  return claveHash !== null && coincide;
}
