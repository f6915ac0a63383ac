import type { Estante } from "./bandeja";

const BASE = "bienestar-bandeja";
const LLAVE = "llave";
const ENVIOS = "envios";
const IV_EN_BYTES = 12;

interface Cerrado {
  id?: number;
  iv: Uint8Array<ArrayBuffer>;
  cifrado: ArrayBuffer;
}

/** A store that has not answered by then is taken for one that never will. */
export const LIMITE_DEL_ESTANTE_EN_MS = 1500;

const hecha = <T>(pedido: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    pedido.onsuccess = () => resolve(pedido.result);
    pedido.onerror = () => reject(pedido.error ?? new Error("the storage refused"));
    // Nothing is kept later that was given up: it would be sent after what took its place.
    setTimeout(() => {
      // A store that does not even open has no transaction: who opens it has a limit of its own.
      if (pedido.readyState === "done" || !pedido.transaction) return;
      reject(new Error("the storage is silent"));
      pedido.transaction.abort();
    }, LIMITE_DEL_ESTANTE_EN_MS);
  });

function abrirBase(): Promise<IDBDatabase> {
  const pedido = indexedDB.open(BASE, 1);
  pedido.onupgradeneeded = () => {
    pedido.result.createObjectStore(LLAVE);
    pedido.result.createObjectStore(ENVIOS, { keyPath: "id", autoIncrement: true });
  };
  return hecha(pedido);
}

/** The one key of this browser: it can be used here, and read by nobody, not even by us. */
async function llaveDe(base: IDBDatabase): Promise<CryptoKey> {
  const nueva = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  const almacen = base.transaction(LLAVE, "readwrite").objectStore(LLAVE);
  const guardada = (await hecha(almacen.get(LLAVE))) as CryptoKey | undefined;
  if (guardada) return guardada;
  await hecha(almacen.put(nueva, LLAVE));
  return nueva;
}

/**
 * IndexedDB, with all that is said of what waits closed. Null where the browser cannot close it, or keeps nothing: of
 * somebody's health nothing is written in clear.
 */
export async function abrirEstanteCifrado(alVaciarse: () => void): Promise<Estante | null> {
  try {
    const base = await abrirBase();
    return estanteEn(base, await llaveDe(base), alVaciarse);
  } catch {
    return null;
  }
}

function estanteEn(base: IDBDatabase, llave: CryptoKey, alVaciarse: () => void): Estante {
  /** As they were read last. */
  let leidos = new Map<string, { id: number; texto: string }[]>();
  // Another page that empties it is not kept waiting by this one.
  base.onversionchange = () => {
    base.close();
    leidos = new Map();
    alVaciarse();
  };
  const envios = (modo: IDBTransactionMode) => base.transaction(ENVIOS, modo).objectStore(ENVIOS);

  async function abrir({ iv, cifrado }: Cerrado): Promise<{ clave: string; texto: string } | null> {
    try {
      const claro = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, llave, cifrado);
      return JSON.parse(new TextDecoder().decode(claro)) as { clave: string; texto: string };
    } catch {
      return null;
    }
  }

  const filasDe = async () => hecha(envios("readonly").getAll() as IDBRequest<(Cerrado & { id: number })[]>);

  async function releer(): Promise<void> {
    const filas = await filasDe().catch(() => null);
    // A store that is silent now still holds what was read in it.
    if (!filas) return;
    const nuevos: typeof leidos = new Map();
    for (const fila of filas) {
      const abierto = await abrir(fila);
      if (!abierto) continue;
      // A newer one of the same name goes to the end.
      const anteriores = nuevos.get(abierto.clave) ?? [];
      nuevos.delete(abierto.clave);
      nuevos.set(abierto.clave, [...anteriores, { id: fila.id, texto: abierto.texto }]);
    }
    leidos = nuevos;
  }

  async function quitar(filas: readonly { id: number }[]): Promise<void> {
    for (const { id } of filas) await hecha(envios("readwrite").delete(id));
  }

  return {
    async claves() {
      await releer();
      return [...leidos.keys()];
    },
    async leer(clave) {
      await releer();
      return leidos.get(clave)?.at(-1)?.texto ?? null;
    },
    async guardar(clave, texto) {
      await releer();
      const anteriores = leidos.get(clave) ?? [];
      const iv = crypto.getRandomValues(new Uint8Array(IV_EN_BYTES));
      const claro = new TextEncoder().encode(JSON.stringify({ clave, texto }));
      const cifrado = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, llave, claro);
      await hecha(envios("readwrite").add({ iv, cifrado } satisfies Cerrado));
      await quitar(anteriores);
    },
    async soltar(clave, texto) {
      await releer();
      const filas = leidos.get(clave) ?? [];
      const hasta = filas.findIndex((fila) => fila.texto === texto) + 1;
      // What stays because the store is silent is sent once more, and counts once.
      await quitar(filas.slice(0, hasta)).catch(() => {});
    },
  };
}

/** All that waits here and the key that closes it. */
export function olvidarEstante(): Promise<void> {
  return new Promise((resolve) => {
    const pedido = indexedDB.deleteDatabase(BASE);
    pedido.onsuccess = pedido.onerror = pedido.onblocked = () => resolve();
  });
}
