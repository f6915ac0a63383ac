import { avisosDe } from "~/domain/shared/navegacion/aviso";
import { abreEnVisor, enWebview, leerParametros, sinParametros } from "~/domain/shared/navegacion/parametros";
import type { Marca } from "~/domain/shared/marca";
import { NoDisponible } from "~/domain/shared/fallo";
import type { AppLoadContext } from "@remix-run/node";
import { services } from "~/services.server";
import { actualizacionFallida } from "../modales/actualizarDatos.server";
import { pideAyuda } from "../formularios/peligroEscrito.server";
import type { Marco } from "./marca";
import type { LoaderArgs } from "../route";

/** Reads the settings of the frame from the address and the cookies. */
export async function marcoDe(
  { request, context }: Omit<LoaderArgs, "params">,
  marca: Marca,
): Promise<Marco> {
  const { pathname, searchParams } = new URL(request.url);
  const cookies = request.headers.get("cookie");
  const pedido = leerParametros(searchParams);
  const webview = enWebview(pedido, cookies);
  const volverA = pedido.backpage ?? pedido.from;
  const { tituloDeActualizacion, ofreceLaApp } = pedido;
  const error = {
    // The id belongs to the failed request, and not to the present one.
    codigo: pedido.codigo,
    hrefAlCerrar: sinParametros(pathname, searchParams, ["error", "codigo"]),
  };
  return {
    webview,
    visor: abreEnVisor(pathname, webview),
    soloContenido: webview || pedido.soloContenido,
    dentroDelVisor: pedido.soloContenido,
    volverA: volverA === pathname ? null : volverA,
    // A site without an address of the app offers no link to it; news of a new version is told anyway.
    app:
      tituloDeActualizacion || (ofreceLaApp && marca.urlDeApp)
        ? {
            titulo: tituloDeActualizacion,
            url: marca.urlDeApp,
            hrefAlCerrar: sinParametros(pathname, searchParams, ["app-update-title", "dl"]),
          }
        : null,
    errorDeServicio:
      pedido.error === "servicio"
        ? { ...error, envio: await actualizacionFallida(request, pedido.codigo) }
        : null,
    errorDeAutenticacion: pedido.error === "autenticacion" ? error : null,
    avisos: avisosDe(cookies, services.textosDeAvisos),
    ayuda: pideAyuda({ request, context }),
  };
}

/**
 * Reports a sign-in that failed without being refused, and shows the error over what was typed. A refusal of the whole
 * request and an unavailable service have messages of their own.
 */
export function falloDeAutenticacion(context: AppLoadContext, error: unknown) {
  if (error instanceof Response) throw error;
  if (error instanceof NoDisponible) throw error;
  context.informarError?.(error);
  return { codigo: context.codigoDeSoporte ?? null };
}
