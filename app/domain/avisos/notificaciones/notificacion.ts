import { DURACION_DE_AVISO_EN_MS } from "../../shared/navegacion/aviso";

/** A line of a person's inbox, written in the same transaction as the event that it announces. */
export interface Notificacion {
  /** Derived from its event, so that one event is announced once. */
  idNotificacion: string;
  idPersona: number;
  icono: "calendario" | "recibo" | "info";
  /** The message never names a specialty: a screen may have more than one reader. */
  mensaje: string;
  /** Path of the page with more about it. */
  enlace: string | null;
  creadaEn: Date;
  vistaEn: Date | null;
}

export const NOTIFICACIONES_POR_PAGINA = 50;

/** The notification as the API spells it (specification § 3). */
export function aNotificationItem({ idNotificacion, icono, mensaje }: Notificacion) {
  return {
    key: idNotificacion,
    icon: icono,
    message: mensaje,
    duration: DURACION_DE_AVISO_EN_MS,
    offset: { right: 24, bottom: 24 },
  };
}
