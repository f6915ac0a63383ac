import type { Deps } from "../../shared/puertos";
import { FalloDeLlamada } from "../../shared/fallo";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse } from "../../shared/result";
import type { NotificacionRecibida, Pasarela } from "./pasarela";
import type { makeRegistrarPago } from "./registrarPago";

/** A notice of a payment that is not ours is told nothing else: it may be tried again, and nothing comes of it. */
export const RECHAZOS_DE_NOTIFICACION: Rechazos<"firma-invalida" | "pago-desconocido"> = {
  "firma-invalida": { clase: "unauthenticated", mensaje: "La firma no es válida." },
  "pago-desconocido": { clase: "not-found", mensaje: "La pasarela no conoce ese pago." },
};

interface DepsDeNotificacion extends Deps<never> {
  pasarela: Pasarela;
  registrarPago: ReturnType<typeof makeRegistrarPago>;
}

/**
 * A notification only says which payment to read again; what it claims is not believed. An old or repeated one is read
 * again too, and has its effect once: `registrarPago` turns no state back.
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

/** The gateway does not know it: nothing of ours failed, and there is nothing to do. */
function siNoExiste(fallo: unknown): null {
  if (fallo instanceof FalloDeLlamada && fallo.estado === 404) return null;
  throw fallo;
}
