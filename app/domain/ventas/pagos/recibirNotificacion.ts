import type { Deps } from "../../shared/puertos";
import { FalloDeLlamada } from "../../shared/fallo";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";
import type { NotificacionRecibida, Pasarela } from "./pasarela";
import type { makeRegistrarPago } from "./registrarPago";

/**
 * Refusals of a notification. For an unknown payment the gateway gets no reason; it may send the notification again,
 * without effect.
 */
export const RECHAZOS_DE_NOTIFICACION: Rechazos<"firma-invalida" | "pago-desconocido"> = {
  "firma-invalida": { clase: "unauthenticated", mensaje: "La firma no es válida." },
  "pago-desconocido": { clase: "not-found", mensaje: "La pasarela no conoce ese pago." },
};

interface DepsDeNotificacion extends Deps<never> {
  pasarela: Pasarela;
  registrarPago: ReturnType<typeof makeRegistrarPago>;
}

/**
 * Receives a notification. We trust only the payment's id in it, and read that payment from the gateway. Old and
 * repeated notifications have one effect only: `registrarPago` turns no state back.
 */
export function makeRecibirNotificacion({ pasarela, registrarPago }: DepsDeNotificacion) {
  return async (notificacion: NotificacionRecibida) => {
    const aviso = pasarela.verificarNotificacion(notificacion);
    if (!aviso) return refuse("firma-invalida");
    const pago = await pasarela.leerPago(aviso.idPago).catch(siNoExiste);
    if (!pago) return refuse("pago-desconocido");
    return (await registrarPago(pago)).ok ? done(aviso) : refuse("pago-ajeno");
  };
}

/** Gives null when the gateway does not know the payment: nothing of ours failed. */
function siNoExiste(fallo: unknown): null {
  if (fallo instanceof FalloDeLlamada && fallo.estado === 404) return null;
  throw fallo;
}
