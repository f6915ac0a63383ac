import type { CitaConDetalle } from "../../agenda/citas/cita";
import { direccionDeCita } from "../../agenda/citas/direcciones";
import type { Cambio } from "../../agenda/citas/textosDeAvisos";
import type { Deps } from "../../puertos";
import { DURACION_DE_AVISO_EN_MS } from "../../shared/navegacion/aviso";
import { diaYHora } from "../../shared/fechas";
import { done } from "../../shared/result";

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

/** As the API spells it (spec § 3, Notification item). */
export function aNotificationItem({ idNotificacion, icono, mensaje }: Notificacion) {
  return {
    key: idNotificacion,
    icon: icono,
    message: mensaje,
    duration: DURACION_DE_AVISO_EN_MS,
    offset: { right: 24, bottom: 24 },
  };
}

const LO_QUE_PASO: Record<Cambio, (cuando: string) => string> = {
  reservada: (cuando) => `del ${cuando} está reservada.`,
  reprogramada: (cuando) => `cambió de horario: ahora es el ${cuando}.`,
  cancelada: (cuando) => `del ${cuando} está cancelada.`,
  "cambio-libre": (cuando) =>
    `del ${cuando} no podrá realizarse. Elige otro horario o recibe todo de vuelta.`,
};

export function notificacionDeCita({
  id,
  suceso,
  cita,
  discreta,
  ahora,
}: {
  id: string;
  suceso: Cambio;
  cita: Pick<CitaConDetalle, "idCita" | "idPersona" | "inicio">;
  discreta: boolean;
  ahora: Date;
}): Notificacion {
  return {
    idNotificacion: id,
    idPersona: cita.idPersona,
    icono: "calendario",
    mensaje: `${discreta ? "Tu cita" : "Tu sesión"} ${LO_QUE_PASO[suceso](diaYHora(cita.inicio))}`,
    enlace: direccionDeCita(cita),
    creadaEn: ahora,
    vistaEn: null,
  };
}

export function makeVerNotificaciones({ repos }: Pick<Deps, "repos">) {
  return async (idPersona: number) => {
    const [notificaciones, sinVer] = await Promise.all([
      repos.notificaciones.deLaPersona(idPersona, NOTIFICACIONES_POR_PAGINA),
      repos.notificaciones.sinVer(idPersona),
    ]);
    return { notificaciones, sinVer };
  };
}

/** Marks what there is up to an instant; what came later stays new. Doing it again changes nothing. */
export function makeMarcarNotificaciones({ transaccion, now }: Deps) {
  return ({ idPersona, hasta }: { idPersona: number; hasta?: Date | undefined }) =>
    transaccion(async (trx) => {
      const ahora = now();
      const limite = hasta && hasta < ahora ? hasta : ahora;
      return done({ marcadas: await trx.notificaciones.marcarVistas(idPersona, limite, ahora) });
    });
}
