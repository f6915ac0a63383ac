import { makeBandeja, type Estante } from "~/shell/bandeja/bandeja";

/** Part of a browser's storage in which reports of progress wait for a network. */
export type Almacen = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

interface Deps {
  /**
   * Storage for waiting reports. Null in a browser that lets nothing be stored: reports then last as long as the page.
   */
  almacen: Almacen | null;
  enviar: (direccion: string, cuerpo: string, signal: AbortSignal) => Promise<{ status: number }>;
}

const PREFIJO = "bienestar:avance:";
/** Length of the signature at the end of a page's seal, which tells one page from all others. */
const FIRMA = 43;

/**
 * Storage that is written at once, before a closing page is gone. Encryption would come too late, so reports are not
 * encrypted as answers are.
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
 * Keeps the newest progress report of each open page until the server has it. A report holds all that its page knows,
 * so a newer one replaces the one before; repeated stretches count once.
 */
export function makeReportes({ almacen, enviar }: Deps) {
  const bandeja = makeBandeja({
    estante: almacen && enAlmacen(almacen),
    async enviar(texto, signal) {
      const [direccion, cuerpo] = texto.split("\n");
      // Stored entries that are no report of ours are deleted.
      return direccion && cuerpo !== undefined ? enviar(direccion, cuerpo, signal) : { status: 400 };
    },
  });
  return {
    /** Keeps a progress report until `vaciar` sends it, now or when there is a network. */
    anotar(direccion: string, sello: string, campos: Record<string, string>): void {
      const cuerpo = new URLSearchParams({ sello, ...campos }).toString();
      void bandeja.anotar(PREFIJO + sello.slice(-FIRMA), `${direccion}\n${cuerpo}`);
    },
    vaciar: bandeja.vaciar,
  };
}

/** Stretches of the video played since the page opened, as the browser counts them, in tenths of a second. */
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
