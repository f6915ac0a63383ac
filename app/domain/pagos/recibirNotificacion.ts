import type { Deps } from "../puertos";
import { done, refuse } from "../shared/result";
import type { NotificacionRecibida, Pasarela } from "./pasarela";
import type { makeRegistrarPago } from "./registrarPago";

interface DepsDeNotificacion extends Deps {
  pasarela: Pasarela;
  registrarPago: ReturnType<typeof makeRegistrarPago>;
}

/** A notification only says which payment to read again; what it claims is not believed. */
export function makeRecibirNotificacion({ pasarela, registrarPago, now }: DepsDeNotificacion) {
  return async (notificacion: NotificacionRecibida) => {
    const aviso = pasarela.verificarNotificacion(notificacion, now());
    if (!aviso) return refuse("firma-invalida");
    return (await registrarPago(await pasarela.leerPago(aviso.idPago))).ok
      ? done(aviso)
      : refuse("pago-ajeno");
  };
}
