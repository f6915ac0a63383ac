type Quizas<T> = T | Promise<T>;

/** A store of texts that wait to be sent, in the order in which they came. */
export interface Estante {
  claves(): Quizas<readonly string[]>;
  leer(clave: string): Quizas<string | null>;
  guardar(clave: string, texto: string): Quizas<void>;
  /** Deletes this text and older ones of its key. A newer text, from another page, stays. */
  soltar(clave: string, texto: string): Quizas<void>;
}

interface Deps {
  /** Store for waiting texts. Null in a browser that stores nothing: texts then wait in this page alone. */
  estante: Estante | null;
  enviar: (texto: string, signal: AbortSignal) => Promise<{ status: number }>;
  /** True to keep the order: a text that still waits holds back later ones. Default: false. */
  enFila?: boolean;
  /** Chooses the newer of two texts of one key: this page's, or the stored one. Default: this page's. */
  masNuevo?: (dePagina: string, guardado: string) => string;
}

/** Milliseconds after which a request without an answer is aborted: the texts behind it are newer. */
export const LIMITE_EN_MS = 10_000;
/**
 * Milliseconds before the one retry of a failed round: after the last text of a page, no later one starts another
 * round.
 */
export const ESPERA_EN_MS = 3000;

/** A text answered with this status waits for the person, and does not hold back later texts. */
export const PRIMERO_OTRA_COSA = 428;
/** True for a status after which the text is kept and sent again. Every other status is final. */
export const seRepite = (status: number) =>
  fallo(status) || [401, 408, 425, PRIMERO_OTRA_COSA, 429].includes(status);
const fallo = (status: number) => status >= 500;

/**
 * The outbox: keeps texts until the server has answered them. A key holds one text: a newer one replaces it. A text may
 * reach the server twice, which has to count it once.
 *
 * @example
 * const bandeja = makeBandeja({ estante, enviar: (texto, signal) => fetch(url, { method: "POST", body: texto, signal }) });
 * await bandeja.anotar("/pregunta/3", cuerpo);
 * await bandeja.vaciar();
 */
export function makeBandeja({ estante, enviar, enFila = false, masNuevo = (dePagina) => dePagina }: Deps) {
  /** Texts that did not fit in the browser's store. */
  const sinLugar = new Map<string, string>();
  let enCurso: Promise<void> | undefined;
  let hayNuevos = false;

  async function pasar(): Promise<void> {
    let seIntenta = true;
    do {
      hayNuevos = false;
      if ((await enviarTodo()) || !seIntenta) continue;
      seIntenta = false;
      await new Promise((resolve) => setTimeout(resolve, ESPERA_EN_MS));
      hayNuevos = true;
    } while (hayNuevos);
  }

  /** Sends all waiting texts. False when a request failed: no answer, or a status of 500 and above. */
  async function enviarTodo(): Promise<boolean> {
    let todo = true;
    for (const clave of await claves()) {
      const texto = await leer(clave);
      if (texto === null) continue;
      const status = await enviarUno(texto);
      if (fallo(status)) todo = false;
      if (!seRepite(status)) await soltar(clave, texto);
      if (enFila && seRepite(status) && status !== PRIMERO_OTRA_COSA) break;
    }
    return todo;
  }

  async function enviarUno(texto: string): Promise<number> {
    const controller = new AbortController();
    const limite = setTimeout(() => controller.abort(), LIMITE_EN_MS);
    try {
      return (await enviar(texto, controller.signal)).status;
    } catch {
      return 503;
    } finally {
      clearTimeout(limite);
    }
  }

  const claves = async () => [...new Set([...((await estante?.claves()) ?? []), ...sinLugar.keys()])];

  async function leer(clave: string): Promise<string | null> {
    const guardado = (await estante?.leer(clave)) ?? null;
    const dePagina = sinLugar.get(clave);
    if (dePagina === undefined) return guardado;
    if (guardado === null || masNuevo(dePagina, guardado) === dePagina) return dePagina;
    sinLugar.delete(clave);
    return guardado;
  }

  /** Deletes a text that the server answered. A newer text that came meanwhile stays. */
  async function soltar(clave: string, texto: string): Promise<void> {
    if (sinLugar.get(clave) !== texto) {
      await estante?.soltar(clave, texto);
      return;
    }
    sinLugar.delete(clave);
    const guardado = (await estante?.leer(clave)) ?? null;
    if (guardado !== null && masNuevo(texto, guardado) === texto) await estante?.soltar(clave, guardado);
  }

  return {
    /** Adds a text to be sent by `vaciar`. With a synchronous store the text is stored when this call returns. */
    anotar(clave: string, texto: string): Quizas<void> {
      sinLugar.set(clave, texto);
      if (!estante) return;
      const conLugar = () => {
        if (sinLugar.get(clave) === texto) sinLugar.delete(clave);
      };
      try {
        const guardado = estante.guardar(clave, texto);
        // The browser's store is full, so the text waits in the page.
        if (guardado) return guardado.then(conLugar, () => {});
        conLugar();
      } catch {
        // The older text of this key stays in the store, but the newer one is read first.
      }
    },
    /** Sends the waiting texts one after another. A call during a round adds one more round. */
    vaciar(): Promise<void> {
      hayNuevos = true;
      enCurso ??= pasar().finally(() => {
        enCurso = undefined;
      });
      return enCurso;
    },
    claves,
    leer,
    /** True when every waiting text is stored, so that closing the page loses none. */
    quedaGuardado: () => sinLugar.size === 0,
  };
}
