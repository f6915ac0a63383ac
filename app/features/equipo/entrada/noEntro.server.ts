import type { AppLoadContext } from "@remix-run/node";
import { RECHAZOS_DE_PROVEEDOR, type RechazoDeProveedor } from "~/domain/equipo/proveedor/rechazos";
import { rechazar } from "~/shell/responder";

/** Page of a refused sign-in, with its status. A failure of the provider is reported, and shown with its code. */
export function noEntro(context: AppLoadContext, rechazo: RechazoDeProveedor, fallo?: unknown) {
  if (fallo) context.informarError?.(fallo);
  const rechazado = RECHAZOS_DE_PROVEEDOR[rechazo];
  return rechazar(rechazado, {
    mensaje: rechazado.mensaje,
    caido: rechazo === "proveedor-caido",
    soporte: fallo ? (context.codigoDeSoporte ?? null) : null,
  });
}
