import { makeBandeja, type Estante } from "~/shell/bandeja/bandeja";

/** The part of a browser's storage in which reports wait for a network. */
export type Almacen = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

interface Deps {
  /** Null where the browser lets nothing be kept: reports then last as long as the page. */
  almacen: Almacen | null;
  enviar: (direccion: string, cuerpo: string, signal: AbortSignal) => Promise<{ status: number }>;
}

const PREFIJO = "bienestar:avance:";
/** Length of the signature at a seal's end: it tells one page from all others. */
const FIRMA = 43;

/**
 * The store is written before a closing page is gone. Encryption would be too late, so reports are not encrypted as
 * answers are.
 */
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
 * Keeps the newest report of each open page until the server has it. A report holds all that its page knows, so a newer
 * one replaces the one before; repeated stretches count once.
 */
export function makeReportes({ almacen, enviar }: Deps) {
  const bandeja = makeBandeja({
    estante: almacen && enAlmacen(almacen),
    async enviar(texto, signal) {
      const [direccion, cuerpo] = texto.split("\n");
      // Entries that are no report of ours are dropped.
      return direccion && cuerpo !== undefined ? enviar(direccion, cuerpo, signal) : { status: 400 };
    },
  });
  return {
    /** Keeps a report until `vaciar` sends it, now or when there is a network. */
    anotar(direccion: string, sello: string, campos: Record<string, string>): void {
      const cuerpo = new URLSearchParams({ sello, ...campos }).toString();
      void bandeja.anotar(PREFIJO + sello.slice(-FIRMA), `${direccion}\n${cuerpo}`);
    },
    vaciar: bandeja.vaciar,
  };
}

/** Ranges played since the page opened, as the browser counts them, in tenths of a second. */
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
