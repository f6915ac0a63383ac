type Quizas<T> = T | Promise<T>;

/** Where what is to be sent waits for a network, in its order. */
export interface Estante {
  claves(): Quizas<readonly string[]>;
  leer(clave: string): Quizas<string | null>;
  guardar(clave: string, texto: string): Quizas<void>;
  /** Lets go of this text and of older ones under its name: another page may have kept a newer one since. */
  soltar(clave: string, texto: string): Quizas<void>;
}

interface Deps {
  /** Null where the browser lets nothing be kept: what waits then lasts as long as the page. */
  estante: Estante | null;
  enviar: (texto: string, signal: AbortSignal) => Promise<{ status: number }>;
  /** What comes later may hang on what came before: nothing overtakes what still waits. */
  enFila?: boolean;
  /** The newer of two texts under one name: that of this page, and what another page kept. Without it, the page's. */
  masNuevo?: (dePagina: string, guardado: string) => string;
}

/** Who has not answered by then is given up: what waits behind is newer. */
export const LIMITE_EN_MS = 10_000;
/** After a failure it is tried once more: the last one of a page has nobody who comes after it. */
export const ESPERA_EN_MS = 3000;

/** What is asked for first of this one alone: what comes after it may be heard all the same. */
export const PRIMERO_OTRA_COSA = 428;
/** What is worth saying again: nobody heard it, or it was not the moment. All else was said once and for all. */
export const seRepite = (status: number) =>
  fallo(status) || [401, 408, 425, PRIMERO_OTRA_COSA, 429].includes(status);
const fallo = (status: number) => status >= 500;

/**
 * The outbox: keeps what is to be sent until the server has it. Under one name there is one thing: a newer one takes
 * the place of the one before. What was heard twice has to count once there.
 */
export function makeBandeja({ estante, enviar, enFila = false, masNuevo = (dePagina) => dePagina }: Deps) {
  /** What found no room in the browser's storage. */
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

  /** Whether all that waited was heard, or at least answered. */
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

  /** A newer text that came meanwhile waits for its own turn. */
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
    /** To be sent by `vaciar`, now or when there is a network. A shelf that needs no time has it when this returns. */
    anotar(clave: string, texto: string): Quizas<void> {
      sinLugar.set(clave, texto);
      if (!estante) return;
      const conLugar = () => {
        if (sinLugar.get(clave) === texto) sinLugar.delete(clave);
      };
      try {
        const guardado = estante.guardar(clave, texto);
        // Full: it waits in the page.
        if (guardado) return guardado.then(conLugar, () => {});
        conLugar();
      } catch {
        // An older one of the same name says less and does no harm.
      }
    },
    /** Sends what waits, one after another; for who asks meanwhile all is gone through once more. */
    vaciar(): Promise<void> {
      hayNuevos = true;
      enCurso ??= pasar().finally(() => {
        enCurso = undefined;
      });
      return enCurso;
    },
    claves,
    leer,
    /** Whether all that waits would still be there after the page was closed. */
    quedaGuardado: () => sinLugar.size === 0,
  };
}
