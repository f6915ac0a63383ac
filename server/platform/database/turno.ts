/**
 * A queue in which each caller waits for those before. With `conRespiro` the process handles other events between two
 * callers. Without it, many writers would be one long task that waits for the disk once for each writer.
 */
export class Turno {
  #ocupado = false;
  readonly #cola: (() => void)[] = [];

  constructor(private readonly conRespiro: boolean) {}

  get esperando() {
    return this.#cola.length;
  }

  get libre() {
    return !this.#ocupado;
  }

  async tomar() {
    if (this.#ocupado) await new Promise<void>((resolve) => this.#cola.push(resolve));
    this.#ocupado = true;
  }
  soltar() {
    const siguiente = this.#cola.shift();
    if (!siguiente) this.#ocupado = false;
    else if (this.conRespiro) setImmediate(siguiente);
    else siguiente();
  }
}
