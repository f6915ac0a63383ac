import { diaYHora } from "../../shared/fechas";
import type { Rechazos } from "../../shared/rechazo";
import { RECHAZO_POR_CAMBIOS } from "../identidad/cambiosPorDia";
import { RECHAZOS_DE_PRUEBA, type RechazoDePrueba } from "../identidad/prueba";

export const ESPERA_DE_ELIMINACION_EN_DIAS = 7;
export const ESPERA_DE_PENDIENTES_EN_MINUTOS = 24 * 60;

/** Data that stay after the deletion of an account, as told on its page and in the last mail. */
export const DATOS_QUE_QUEDAN =
  "La ley tributaria nos obliga a conservar tus boletas y facturas al menos cinco años, y hasta que prescriba la obligación; quien las emite por nosotros también las conserva. Si presentaste reclamos o quejas, sus hojas quedan al menos dos años desde nuestra última respuesta, como pide la ley, y después borramos su texto. Boletas, facturas y hojas son lo único que queda con tu nombre y tu documento, cifrado y aparte de todo lo demás. Tus reservas, tus pagos y el registro de tus consentimientos quedan sin tu nombre. El registro de quién vio tus datos se borra. Los textos de comunidades que se están revisando quedan, sin tu nombre, hasta que Moderación decida.";

/** Things that the person loses with the account, in words; null when there are none. */
export function perdidasEnPalabras(cosas: readonly string[]) {
  if (cosas.length === 0) return null;
  const n = cosas.length === 1 && cosas[0]!.startsWith("1 ") ? "" : "n";
  return {
    seVa: `se pierde${n}`,
    cosas: cosas.join(" y "),
    siNo: `si no se usa${n} antes`,
    sePuede: `se puede${n} usar`,
  };
}

/** A request to delete an account; the person can cancel it until its instant. */
export interface Eliminacion {
  idEliminacion: string;
  idPersona: number;
  pedidaEn: Date;
  ejecutarEn: Date;
}

/** Reasons to delay a deletion: things that we still owe the person. */
type MotivoDeDemora =
  "tiene-sesiones" | "tiene-talleres" | "tiene-paquete" | "tiene-cambio-libre" | "tiene-devolucion";

/** A reason to delay a deletion, and the earliest instant at which it ends. */
export interface Pendiente {
  motivo: MotivoDeDemora;
  hasta: Date;
}

/** Day of a deletion, as it follows a verb: "el lunes 9 de noviembre, 10:00 (hora de Perú)", or "no antes del …". */
export const cuandoSeElimina = (
  { ejecutarEn, antes }: Pick<Eliminacion, "ejecutarEn"> & { antes: Pendiente | null },
  ahora: Date,
): string => `${antes ? "no antes del" : "el"} ${diaYHora(ejecutarEn, ahora)}`;

export type RechazoDeEliminacion =
  RechazoDePrueba | MotivoDeDemora | "demasiados-cambios" | "eliminacion-ya-pedida" | "sin-eliminacion";

export const RECHAZOS_DE_ELIMINACION: Rechazos<RechazoDeEliminacion> = {
  ...RECHAZOS_DE_PRUEBA,
  ...RECHAZO_POR_CAMBIOS,
  "tiene-sesiones": {
    clase: "conflict",
    mensaje:
      "Tienes sesiones reservadas. Tómalas o cancélalas antes de eliminar tu cuenta, para que no pierdas lo que pagaste.",
  },
  "tiene-talleres": {
    clase: "conflict",
    mensaje:
      "Pagaste un lugar en un taller o una clase por venir. Asiste o deja tu lugar antes de eliminar tu cuenta, para que no pierdas lo que pagaste.",
  },
  "tiene-paquete": {
    clase: "conflict",
    mensaje:
      "Pagaste un paquete del que aún no usas ningún bono: devuélvelo en «Saldo» antes de eliminar tu cuenta, para que no pierdas lo que pagaste.",
  },
  "tiene-cambio-libre": {
    clase: "conflict",
    mensaje:
      "Una de tus sesiones quedó sin especialista y aún puedes decidir: elige otro horario, o cancélala para recibir lo que pagaste, antes de eliminar tu cuenta.",
  },
  "tiene-devolucion": {
    clase: "conflict",
    mensaje:
      "Una devolución va de regreso a tu tarjeta. Tu cuenta se puede eliminar cuando termine: te avisaremos por correo.",
  },
  "eliminacion-ya-pedida": {
    clase: "conflict",
    mensaje: "Ya pediste eliminar tu cuenta. Puedes cancelarlo mientras no llegue la fecha.",
  },
  "sin-eliminacion": { clase: "not-found", mensaje: "No hay un pedido de eliminación que cancelar." },
};

const EN_LA_AGENDA = { href: "/mi-zona-privada/agenda", texto: "Ver tu agenda" };
const DONDE_TERMINA: Readonly<Record<MotivoDeDemora, { href: string; texto: string } | null>> = {
  "tiene-sesiones": EN_LA_AGENDA,
  "tiene-talleres": EN_LA_AGENDA,
  "tiene-cambio-libre": EN_LA_AGENDA,
  "tiene-paquete": { href: "/mi-zona-privada/saldo", texto: "Ver tu saldo" },
  "tiene-devolucion": null,
};

/** A reason to delay in words, with the page on which the person ends it: null for a reason that ends by itself. */
export const obstaculoDe = ({ motivo }: Pick<Pendiente, "motivo">) => ({
  mensaje: RECHAZOS_DE_ELIMINACION[motivo].mensaje,
  enlace: DONDE_TERMINA[motivo],
});
