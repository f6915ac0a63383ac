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

/** Milliseconds after which a browser store without an answer is given up. */
export const LIMITE_DEL_ESTANTE_EN_MS = 1500;

const esperarPedido = <T>(pedido: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    pedido.onsuccess = () => resolve(pedido.result);
    pedido.onerror = () => reject(pedido.error ?? new Error("the storage refused"));
    // A late write is aborted: otherwise the old text would be sent after the text that replaced it.
    setTimeout(() => {
      // Opening a database has no transaction; its caller has a limit of its own.
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
  return esperarPedido(pedido);
}

/**
 * Encryption key of this browser. It is not extractable (Web Cryptography, `extractable`): no script can read it, ours
 * included.
 */
async function llaveDe(base: IDBDatabase): Promise<CryptoKey> {
  const nueva = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  const almacen = base.transaction(LLAVE, "readwrite").objectStore(LLAVE);
  const guardada = (await esperarPedido(almacen.get(LLAVE))) as CryptoKey | undefined;
  if (guardada) return guardada;
  await esperarPedido(almacen.put(nueva, LLAVE));
  return nueva;
}

/**
 * Opens the store of waiting forms in IndexedDB. Keys and texts are encrypted with AES-GCM. Null in a browser that
 * cannot encrypt or stores nothing: health data are never written unencrypted.
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
  /** Stored rows by key, oldest first, as they were last read. */
  let leidos = new Map<string, { id: number; texto: string }[]>();
  // Another page deletes the database, which this open one must not block.
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

  const filasDe = async () =>
    esperarPedido(envios("readonly").getAll() as IDBRequest<(Cerrado & { id: number })[]>);

  async function releer(): Promise<void> {
    const filas = await filasDe().catch(() => null);
    // The store does not answer, so the rows that were last read still count.
    if (!filas) return;
    const nuevos: typeof leidos = new Map();
    for (const fila of filas) {
      const abierto = await abrir(fila);
      if (!abierto) continue;
      // Keys are sorted by their newest rows.
      const anteriores = nuevos.get(abierto.clave) ?? [];
      nuevos.delete(abierto.clave);
      nuevos.set(abierto.clave, [...anteriores, { id: fila.id, texto: abierto.texto }]);
    }
    leidos = nuevos;
  }

  async function quitar(filas: readonly { id: number }[]): Promise<void> {
    for (const { id } of filas) await esperarPedido(envios("readwrite").delete(id));
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
      await esperarPedido(envios("readwrite").add({ iv, cifrado } satisfies Cerrado));
      await quitar(anteriores);
    },
    async soltar(clave, texto) {
      await releer();
      const filas = leidos.get(clave) ?? [];
      const hasta = filas.findIndex((fila) => fila.texto === texto) + 1;
      // A row that cannot be deleted is sent again, and the server counts it once.
      await quitar(filas.slice(0, hasta)).catch(() => {});
    },
  };
}

/** Deletes every waiting form, and the encryption key. */
export function olvidarEstante(): Promise<void> {
  return new Promise((resolve) => {
    const pedido = indexedDB.deleteDatabase(BASE);
    pedido.onsuccess = pedido.onerror = pedido.onblocked = () => resolve();
  });
}
