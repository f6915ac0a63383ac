import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { NoDisponible, REINTENTAR_EN_SEGUNDOS } from "../../../../app/domain/shared/fallo";
import type { Fetch } from "../../../platform/llamada";
import type { Almacen } from "./almacen";
import { createApi } from "./api";
import { enviarAvisos } from "./avisos";
import type { Contexto, Registro } from "./contexto";
import { createPaginas } from "./paginas";
import { type Demoras, DEMORAS } from "./tarjetas";

const CUERPO_MAXIMO_EN_BYTES = 64 * 1024;
const RONDA_EN_MS = 1_000;

export interface OpcionesDePasarelaDePrueba {
  almacen: Almacen;
  secreto: string;
  /** Address at which the test gateway's `app` is mounted, path included. */
  urlBase: string;
  now: () => Date;
  newId: () => string;
  /** Function that sends the notices of the test gateway. */
  fetch: Fetch;
  log: Registro;
  tienda?: { nombre: string; url: string };
  demoras?: Partial<Demoras>;
}

export interface PasarelaDePrueba {
  app: Hono;
  /** Sends the notices of the test gateway that are due. */
  run(now?: Date): Promise<void>;
  /** Sends due notices repeatedly until the returned function is called. That function waits for the current round. */
  start(): () => Promise<void>;
}

/**
 * A payment gateway for tests and demonstrations, which charges nothing: API, payment page and signed notices. It
 * meets the product over HTTP alone, and could run in another process on another machine.
 */
export function createPasarelaDePrueba(opciones: OpcionesDePasarelaDePrueba): PasarelaDePrueba {
  const contexto: Contexto = {
    ...opciones,
    urlBase: opciones.urlBase.replace(/\/+$/, ""),
    tienda: opciones.tienda ?? { nombre: "Bienestar", url: new URL("/", opciones.urlBase).href },
    demoras: { ...DEMORAS, ...opciones.demoras },
  };
  const { now, log } = contexto;

  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log.error({ err: error, metodo: c.req.method }, "la pasarela de prueba falló");
    if (error instanceof NoDisponible) c.header("retry-after", String(REINTENTAR_EN_SEGUNDOS[error.motivo]));
    return c.text(
      "La pasarela de prueba no pudo atenderte. No se hizo ningún cobro nuevo: vuelve atrás e inténtalo en un momento.",
      error instanceof NoDisponible ? 503 : 500,
    );
  });
  app.use(bodyLimit({ maxSize: CUERPO_MAXIMO_EN_BYTES }));
  app.route("/", createApi(contexto));
  app.route("/", createPaginas(contexto));

  const run = (ahora = now()) => enviarAvisos(contexto, ahora);

  const start = () => {
    let parada = false;
    let siguiente: NodeJS.Timeout | undefined;
    const ronda = async (): Promise<void> => {
      await run().catch((error: unknown) => log.error({ err: error }, "la ronda de avisos falló"));
      if (parada) return;
      siguiente = setTimeout(() => {
        enCurso = ronda();
      }, RONDA_EN_MS);
    };
    let enCurso = ronda();
    return async () => {
      parada = true;
      clearTimeout(siguiente);
      await enCurso;
    };
  };

  return { app, run, start };
}
