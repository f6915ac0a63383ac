import type { Correo } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import { diaYHoraEscrita } from "../../shared/fechas";
import type { Sitio } from "../../shared/marca";
import type { AlertaConInstantes } from "./envios";

const CODIGOS_EN_EL_CORREO = 20;

/** Address of the screen of the guard, and the links that lead from a mail to one alert of it. */
export interface PantallaDeGuardia {
  /** Null without a staff site. */
  pantalla: string | null;
  /** Signs the code of an alert: a link that somebody else wrote points at no alert. */
  firmarAlerta: (idAlerta: string) => string;
}

interface DeAlerta {
  idCorreo: string;
  para: string;
  creadoEn: Date;
  alertas: readonly Pick<AlertaConInstantes, "idAlerta" | "ultimaVez">[];
  /** True for the mail to a member whose turn begins while alerts are open. */
  empiezaElTurno?: boolean;
}

/** Link from a mail or a message to an alert; to the whole screen for several. It opens nothing without a sign-in. */
export function enlaceDeAlerta({ pantalla, firmarAlerta }: PantallaDeGuardia, ids: readonly string[]) {
  const [sola] = ids.length === 1 ? ids : [];
  return pantalla && sola ? `${pantalla}?${new URLSearchParams({ aviso: firmarAlerta(sola) })}` : pantalla;
}

/** Mail about alerts that nobody holds: their codes and hours, and no data of persons. */
export function correoDeAlerta(
  { alertas, empiezaElTurno = false, ...sobre }: DeAlerta,
  deGuardia: PantallaDeGuardia,
  sitio: Sitio,
): Correo {
  const cuantas = alertas.length;
  const alFinal = cuantas - CODIGOS_EN_EL_CORREO;
  const esSola = cuantas === 1;
  const { pantalla } = deGuardia;
  const enlace = enlaceDeAlerta(
    deGuardia,
    alertas.map(({ idAlerta }) => idAlerta),
  );
  const cuerpo = {
    titulo: esSola ? "Hay una alerta por tomar" : `Hay ${cuantas} alertas por tomar`,
    saludo: SALUDO_SIN_NOMBRE,
    parrafos: [
      ...(empiezaElTurno ? ["Empieza tu turno de guardia."] : []),
      `${esSola ? "Una alerta espera" : `${cuantas} alertas esperan`} a que alguien la${esSola ? "" : "s"} tome. Alguien puede necesitar compañía ahora.`,
      pantalla === null
        ? "Quien la tome ve cómo llamar: ops alertas acusar, seguido del código."
        : "Quien la tome ve cómo llamar.",
      ...(alFinal > 0
        ? [
            `Aquí van ${CODIGOS_EN_EL_CORREO} códigos; los demás se ven ${pantalla === null ? "con: ops alertas" : "en la guardia"}.`,
          ]
        : []),
    ],
    enlaces: enlace === null ? [] : [{ texto: esSola ? "Abrir la alerta" : "Abrir la guardia", url: enlace }],
    datos: alertas
      .slice(0, CODIGOS_EN_EL_CORREO)
      .map(({ idAlerta, ultimaVez }) => [diaYHoraEscrita(ultimaVez), idAlerta] as const),
  };
  return redactar({ ...sobre, idPersona: null, oficio: true, secreto: true, urgente: true }, cuerpo, sitio);
}
