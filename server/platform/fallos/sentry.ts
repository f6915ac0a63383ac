import { createTransport, ServerRuntimeClient } from "@sentry/core";
import type { SendReport } from "../reports";
import type { Fetch } from "../llamada";

const LIMITE_DE_ENVIO_EN_MS = 10_000;

/**
 * Sends reports of failures to a server with the protocol of Sentry. Only the report is sent: the library gets no
 * request and no person, and its integrations that collect more are off.
 */
export function makeEnvioPorSentry(
  fetch: Fetch,
  { dsn, entorno }: { dsn: string; entorno: string },
): SendReport {
  const cliente = new ServerRuntimeClient({
    dsn,
    environment: entorno,
    platform: "node",
    serverName: "bienestar",
    sendDefaultPii: false,
    integrations: [],
    stackParser: () => [],
    transport: (opciones) =>
      createTransport(opciones, async ({ body }) => {
        const respuesta = await fetch(
          new Request(opciones.url, {
            method: "POST",
            body: body as BodyInit,
            headers: opciones.headers ?? {},
            signal: AbortSignal.timeout(LIMITE_DE_ENVIO_EN_MS),
          }),
        );
        await respuesta.body?.cancel();
        return {
          statusCode: respuesta.status,
          headers: {
            "x-sentry-rate-limits": respuesta.headers.get("x-sentry-rate-limits"),
            "retry-after": respuesta.headers.get("retry-after"),
          },
        };
      }),
  });
  cliente.init();

  return ({ soporte, lugar, informe, mensaje, ocurridoEn }) => {
    const { codigo, http, metodo, path, estado, respuesta } = informe;
    cliente.captureEvent({
      level: "error",
      timestamp: ocurridoEn.getTime() / 1000,
      message: `${codigo}: ${metodo} ${path}`,
      tags: { soporte, lugar, codigo, http, metodo, estado: estado ?? "" },
      extra: { path, respuesta, mensaje },
    });
  };
}
