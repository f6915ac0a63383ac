import { write, writeSync } from "node:fs";

export interface OpcionesDelEscritor {
  fd: number;
  /** Maximum of characters that wait while nobody reads the output; later lines are lost. */
  maximoEnEspera: number;
}

/** Characters from which a batch is written at once: a write for each few lines costs more than a cached page. */
const LOTE = 64 * 1024;
/** Milliseconds that a line waits for others. */
const ESPERA_EN_MS = 250;
/** Milliseconds between two tries while a pipe is full. */
const PAUSA_EN_MS = 50;
/** Milliseconds that a process waits at its end for a reader of its output. */
const MAXIMO_AL_TERMINAR_EN_MS = 2_000;

const estaLleno = (error: unknown) =>
  ["EAGAIN", "EBUSY"].includes((error as NodeJS.ErrnoException | null)?.code ?? "");

/**
 * Writes lines in batches, in their order. A batch that cannot be written, as on a full disk, is lost. At the end of
 * the process, also after a crash, it writes what waits.
 *
 * @example
 * const escritor = new Escritor({ fd: 1, maximoEnEspera: 4 * 1024 * 1024 });
 * escritor.write("one line\n");
 */
export class Escritor {
  readonly #fd: number;
  readonly #maximoEnEspera: number;
  #lineas: string[] = [];
  /** Characters of the lines, and of the batch that is being written. */
  #enEspera = 0;
  #enEscritura = 0;
  /** Rest of a batch, while the reader of the pipe is slow. */
  #resto: Buffer | undefined;
  #reloj: NodeJS.Timeout | undefined;
  #alVaciar: (() => void)[] = [];

  constructor({ fd, maximoEnEspera }: OpcionesDelEscritor) {
    this.#fd = fd;
    this.#maximoEnEspera = maximoEnEspera;
    process.once("exit", () => this.#terminar());
  }

  write(linea: string): void {
    const enEspera = this.#enEspera + linea.length;
    if (enEspera + this.#enEscritura > this.#maximoEnEspera) return;
    this.#lineas.push(linea);
    this.#enEspera = enEspera;
    if (enEspera >= LOTE) this.#escribirLote();
    else this.#esperar();
  }

  /** Calls `alVaciar` once all lines are written or lost. */
  flush(alVaciar: () => void): void {
    this.#alVaciar.push(alVaciar);
    this.#escribirLote();
  }

  #esperar() {
    this.#reloj ??= setTimeout(() => this.#escribirLote(), ESPERA_EN_MS).unref();
  }

  #escribirLote() {
    clearTimeout(this.#reloj);
    this.#reloj = undefined;
    if (this.#enEscritura > 0) return;
    if (this.#enEspera > 0) this.#escribir(this.#tomarLote());
    else for (const avisar of this.#alVaciar.splice(0)) avisar();
  }

  #tomarLote(): Buffer {
    const lote = Buffer.from(this.#lineas.join(""));
    this.#enEscritura = this.#enEspera;
    this.#lineas = [];
    this.#enEspera = 0;
    return lote;
  }

  #escribir(lote: Buffer) {
    this.#resto = undefined;
    write(this.#fd, lote, (error, escritos) => {
      const resto = lote.subarray(escritos);
      if (estaLleno(error)) {
        this.#resto = lote;
        setTimeout(() => this.#escribir(lote), PAUSA_EN_MS);
      } else if (!error && resto.length > 0) {
        this.#escribir(resto);
      } else {
        this.#enEscritura = 0;
        if (this.#enEspera >= LOTE || this.#alVaciar.length > 0) this.#escribirLote();
        else if (this.#enEspera > 0) this.#esperar();
      }
    });
  }

  #terminar() {
    const limite = performance.now() + MAXIMO_AL_TERMINAR_EN_MS;
    let lote = Buffer.concat([this.#resto ?? Buffer.alloc(0), this.#tomarLote()]);
    while (lote.length > 0 && performance.now() < limite) {
      try {
        lote = lote.subarray(writeSync(this.#fd, lote));
      } catch (error) {
        if (!estaLleno(error)) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSA_EN_MS);
      }
    }
  }
}
