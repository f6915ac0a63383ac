import type { z } from "zod";
import { type DatosDeFallo, FalloDeLlamada, LIMITE_DE_LLAMADA_EN_MS } from "../../app/domain/shared/fallo";
import { resumenDeRespuesta } from "../../app/domain/shared/ocultar";

/** Bytes of a failed answer that are read for the log. */
const COMIENZO_EN_BYTES = 8_192;

/** Maximum size of an answer in bytes, unless the call sets another: 1 MiB. */
const RESPUESTA_MAXIMA_EN_BYTES = 1_048_576;

/** The part of `fetch` that a call uses; the global `fetch` and that of a hono app fit. */
export type Fetch = (peticion: Request) => Response | Promise<Response>;

export interface Llamada {
  metodo: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  cabeceras?: Record<string, string>;
  /** JSON text: a caller that signs the body must send those very bytes. */
  cuerpo?: string;
  limiteEnMs?: number;
  maximoEnBytes?: number;
}

interface LlamadaConRespuesta<T> extends Llamada {
  respuesta: z.ZodType<T>;
}

/**
 * Makes a call out of the process. It ends within the limit, body included, with a value of the expected shape or with
 * a `FalloDeLlamada`; it throws nothing else. Without `respuesta` only the status counts.
 *
 * @example
 * const { data } = await llamar(fetch, { metodo: "GET", url, limiteEnMs: 3_000, respuesta: sobre });
 */
export async function llamar<T>(fetch: Fetch, llamada: LlamadaConRespuesta<T>): Promise<T>;
export async function llamar(fetch: Fetch, llamada: Llamada): Promise<void>;
export async function llamar<T>(fetch: Fetch, llamada: Llamada & { respuesta?: z.ZodType<T> }) {
  const datos = { metodo: llamada.metodo, path: pathDe(llamada.url) };
  const signal = AbortSignal.timeout(llamada.limiteEnMs ?? LIMITE_DE_LLAMADA_EN_MS);
  const peticion = prepararPeticion(llamada, signal, datos);
  try {
    // A `fetch` that ignores the signal must not make the caller wait longer than the limit.
    return await Promise.race([pedir(fetch, peticion, llamada, datos), alVencer(signal)]);
  } catch (error) {
    if (signal.aborted) throw new FalloDeLlamada("504 Timeout", datos);
    throw error;
  }
}

async function pedir<T>(
  fetch: Fetch,
  peticion: Request,
  { respuesta: esquema, maximoEnBytes = RESPUESTA_MAXIMA_EN_BYTES }: Llamada & { respuesta?: z.ZodType<T> },
  datos: DatosDeFallo,
) {
  const respuesta = await responder(fetch, peticion, datos);
  const inesperado = (motivo: string, cuerpo?: string) =>
    new FalloDeLlamada("UNEXPECTED_ERROR", {
      ...datos,
      estado: respuesta.status,
      motivo,
      respuesta: cuerpo === undefined ? undefined : resumenDeRespuesta(cuerpo),
    });
  if (!respuesta.ok || !esquema) {
    if (!respuesta.ok) throw inesperado("estado de error", await leerComienzo(respuesta));
    // A body that nobody reads would keep its connection busy.
    await respuesta.body?.cancel().catch(() => {});
    return undefined;
  }
  const texto = await leerHasta(respuesta, maximoEnBytes).catch(() => {
    throw inesperado("respuesta incompleta");
  });
  if (texto === null) throw inesperado("respuesta demasiado grande");
  const lectura = esquema.safeParse(leerJson(texto));
  if (!lectura.success) throw inesperado("respuesta de otra forma");
  return lectura.data;
}

async function responder(fetch: Fetch, peticion: Request, datos: DatosDeFallo) {
  try {
    return await fetch(peticion);
  } catch {
    throw new FalloDeLlamada("ERR_NETWORK", { ...datos, motivo: "sin respuesta" });
  }
}

function prepararPeticion(
  { url, metodo, cabeceras, cuerpo }: Llamada,
  signal: AbortSignal,
  datos: DatosDeFallo,
) {
  try {
    const headers = new Headers({ accept: "application/json", ...cabeceras });
    if (cuerpo !== undefined) headers.set("content-type", "application/json");
    // A redirect is not followed: it would send our headers to an address outside the configuration.
    return new Request(url, { method: metodo, headers, body: cuerpo, signal, redirect: "manual" });
  } catch {
    throw new FalloDeLlamada("UNEXPECTED_ERROR", { ...datos, motivo: "petición mal formada" });
  }
}

function alVencer(signal: AbortSignal) {
  return new Promise<never>((_, reject) => {
    const vencer = () => reject(signal.reason as Error);
    if (signal.aborted) vencer();
    else signal.addEventListener("abort", vencer, { once: true });
  });
}

function pathDe(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : "";
}

/** Beginning of a failed answer, enough for the log. The rest is not read, so that the connection is free. */
async function leerComienzo(respuesta: Response): Promise<string> {
  const lector = respuesta.body?.getReader();
  if (!lector) return "";
  const decodificador = new TextDecoder();
  let texto = "";
  try {
    while (texto.length < COMIENZO_EN_BYTES) {
      const { done, value } = await lector.read();
      if (done) break;
      texto += decodificador.decode(value, { stream: true });
    }
    return texto;
  } catch {
    return texto;
  } finally {
    await lector.cancel().catch(() => {});
  }
}

/** A `fetch` for a library that reads answers itself; an answer of more than `maximoEnBytes` fails. */
export function conLimiteDeRespuesta(fetch: Fetch, maximoEnBytes = RESPUESTA_MAXIMA_EN_BYTES): Fetch {
  return async (peticion) => {
    const respuesta = await fetch(peticion);
    let bytes = 0;
    const contado = respuesta.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(trozo, salida) {
          bytes += trozo.byteLength;
          if (bytes > maximoEnBytes) salida.error(new Error("respuesta demasiado grande"));
          else salida.enqueue(trozo);
        },
      }),
    );
    return new Response(contado ?? null, respuesta);
  };
}

/** The whole answer as text; null when it is longer than `maximo` bytes, and then the rest is not read. */
async function leerHasta(respuesta: Response, maximo: number): Promise<string | null> {
  const lector = respuesta.body?.getReader();
  if (!lector) return "";
  const decodificador = new TextDecoder();
  let texto = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await lector.read();
    if (done) return texto + decodificador.decode();
    bytes += value.byteLength;
    if (bytes > maximo) {
      await lector.cancel().catch(() => {});
      return null;
    }
    texto += decodificador.decode(value, { stream: true });
  }
}

/** JSON of a text; undefined when it is none. The schema then refuses it, or takes it for an empty answer. */
function leerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
