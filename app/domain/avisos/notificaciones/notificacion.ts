import { DURACION_DE_AVISO_EN_MS } from "../../shared/navegacion/aviso";

/** A line of somebody's inbox, written in the same transaction as what it announces. */
export interface Notificacion {
  /** Derived from what it announces, so that the same event is announced once. */
  idNotificacion: string;
  idPersona: number;
  icono: "calendario" | "recibo" | "info";
  /** Without the name of a specialty: a screen may have more than one reader. */
  mensaje: string;
  /** Where more stands about it: a path of our own. */
  enlace: string | null;
  creadaEn: Date;
  vistaEn: Date | null;
}

export const NOTIFICACIONES_POR_PAGINA = 50;

/** As the API spells it. */
export function aNotificationItem({ idNotificacion, icono, mensaje }: Notificacion) {
  return {
    key: idNotificacion,
    icon: icono,
    message: mensaje,
    duration: DURACION_DE_AVISO_EN_MS,
    offset: { right: 24, bottom: 24 },
  };
}
