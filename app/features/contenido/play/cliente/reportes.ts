import { makeBandeja, type Estante } from "~/shell/bandeja/bandeja";

/** Where reports wait for a network: what of a browser's storage is needed. */
export type Almacen = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

interface Deps {
  /** Null where the browser lets nothing be kept: reports then last as long as the page. */
  almacen: Almacen | null;
  enviar: (direccion: string, cuerpo: string, signal: AbortSignal) => Promise<{ status: number }>;
}

const PREFIJO = "bienestar:avance:";
/** So many letters at the end of a seal are its signature: no other page has them. */
const FIRMA = 43;

/** It is written before the page that is being closed is gone, which is why it is not closed like answers are. */
const enAlmacen = (almacen: Almacen): Estante => ({
  claves: () =>
    Array.from({ length: almacen.length }, (_, indice) => almacen.key(indice)).filter(
      (clave): clave is string => clave?.startsWith(PREFIJO) === true,
    ),
  leer: (clave) => almacen.getItem(clave),
  guardar: (clave, texto) => almacen.setItem(clave, texto),
  soltar(clave, texto) {
    if (almacen.getItem(clave) === texto) almacen.removeItem(clave);
  },
});

/**
 * Keeps the newest report of each page that was open until the server has it. A report says all that its page knows,
 * so that a newer one takes the place of the one before; what was heard twice counts once.
 */
export function makeReportes({ almacen, enviar }: Deps) {
  const bandeja = makeBandeja({
    estante: almacen && enAlmacen(almacen),
    async enviar(texto, signal) {
      const [direccion, cuerpo] = texto.split("\n");
      // What is no report of ours is let go.
      return direccion && cuerpo !== undefined ? enviar(direccion, cuerpo, signal) : { status: 400 };
    },
  });
  return {
    /** To be sent by `vaciar`, now or when there is a network. */
    anotar(direccion: string, sello: string, campos: Record<string, string>): void {
      const cuerpo = new URLSearchParams({ sello, ...campos }).toString();
      void bandeja.anotar(PREFIJO + sello.slice(-FIRMA), `${direccion}\n${cuerpo}`);
    },
    vaciar: bandeja.vaciar,
  };
}

/** All that was played since the page was opened, as the browser itself counts it, in tenths of a second. */
export function rangosDe(jugado: Pick<TimeRanges, "length" | "start" | "end">): string {
  const decimas = (segundos: number) => Math.round(segundos * 10);
  return Array.from({ length: jugado.length }, (_, indice) => [
    decimas(jugado.start(indice)),
    decimas(jugado.end(indice)),
  ])
    .filter(([de, a]) => a! > de!)
    .map(([de, a]) => `${de}-${a}`)
    .join(",");
}
