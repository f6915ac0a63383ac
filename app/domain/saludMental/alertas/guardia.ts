import { redactar, SALUDO_SIN_NOMBRE, type Mensaje } from "../../avisos/correo/plantilla";
import { diaYHora } from "../../shared/fechas";
import type { Sitio } from "../../shared/marca";
import type { Deps, Repos } from "../../shared/puertos";
import { done } from "../../shared/result";
import type { LlaveDeAlertas } from "../repositorio";
import { conInstantes, envioQueToca, type AlertaConInstantes } from "./envios";

const CUANTAS_SE_ESCALAN = 500;
const CODIGOS_EN_EL_CORREO = 20;
/** Prefix of the id of a mail that tells the guard about at least one alert for the first time. */
const ESCALADA = "alertas-escaladas:";
/** Prefix of the id of a mail that only reminds the guard of alerts. */
const RECORDADA = "alertas-recordadas:";

/** Encryption keys of the alerts, and the mail address of the guard; `guardia` is null when none is configured. */
export interface DepsDeGuardia {
  llave: LlaveDeAlertas;
  guardia: string | null;
  /** Address of the screen of the guard on the staff site; null without that site. */
  pantalla: string | null;
  sitio: Sitio;
  now: () => Date;
  newId: () => string;
}

/**
 * Mails the guard about alerts whose mail is due: one mail for all, with their codes and hours and no data of persons.
 * The mail is queued in the caller's transaction. Two processes never send one notice twice.
 */
export async function enviarSiToca(
  { alertas, correos }: Repos<"alertas" | "correos">,
  ids: readonly string[],
  { llave, guardia, pantalla, sitio, now, newId }: DepsDeGuardia,
): Promise<void> {
  if (guardia === null) return;
  const creadoEn = now();
  const porEnviar: { alerta: AlertaConInstantes; envio: number }[] = [];
  for (const idAlerta of ids) {
    const fila = await alertas.porId(idAlerta);
    if (!fila) continue;
    const alerta = conInstantes(llave, fila);
    const envio = envioQueToca(alerta, creadoEn);
    if (envio !== null) porEnviar.push({ alerta, envio });
  }
  const idCorreo = (porEnviar.some(({ envio }) => envio === 1) ? ESCALADA : RECORDADA) + newId();
  const enviadas: AlertaConInstantes[] = [];
  for (const { alerta, envio } of porEnviar) {
    const anteriores = envio === 1 ? [] : (alerta.avisada?.idsCorreo ?? []);
    const avisada = { en: creadoEn, idsCorreo: [...anteriores, idCorreo] };
    const avisadaCerrada = llave.cerrarAvisada(alerta.idAlerta, avisada);
    if (await alertas.escalar(alerta, { escaladas: envio, avisadaCerrada })) enviadas.push(alerta);
  }
  if (enviadas.length === 0) return;
  const sobre = {
    idCorreo,
    creadoEn,
    idPersona: null,
    oficio: true,
    para: guardia,
    secreto: true,
    urgente: true,
  } as const;
  await correos.encolar(redactar(sobre, mensajeALaGuardia(enviadas, pantalla), sitio));
}

/**
 * Makes the job that mails the guard again about alerts that nobody took, and for the first time about alerts from
 * before a guard was named. Sent mails are deleted from the outbox, because they tell the minute of an alert.
 */
export function makeEscalarAlertas(deps: Deps<"alertas" | "correos"> & DepsDeGuardia) {
  const { repos, transaccion, now, llave, guardia } = deps;
  return async (alto?: AbortSignal) => {
    await repos.correos.olvidarEnviados(ESCALADA);
    await repos.correos.olvidarEnviados(RECORDADA);
    if (guardia === null) return;
    const ahora = now();
    const ids = (await repos.alertas.abiertas())
      .filter((alerta) => envioQueToca(conInstantes(llave, alerta), ahora) !== null)
      .slice(0, CUANTAS_SE_ESCALAN)
      .map(({ idAlerta }) => idAlerta);
    if (ids.length === 0 || alto?.aborted) return;
    await transaccion(async (trx) => {
      await enviarSiToca(trx, ids, deps);
      return done(undefined);
    });
  };
}

function mensajeALaGuardia(
  alertas: readonly Pick<AlertaConInstantes, "idAlerta" | "ultimaVez">[],
  pantalla: string | null,
): Mensaje {
  const cuantas = alertas.length;
  const alFinal = cuantas - CODIGOS_EN_EL_CORREO;
  const esSola = cuantas === 1;
  return {
    titulo: esSola ? "Hay una alerta por tomar" : `Hay ${cuantas} alertas por tomar`,
    saludo: SALUDO_SIN_NOMBRE,
    parrafos: [
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
    enlaces: pantalla === null ? [] : [{ texto: "Abrir la guardia", url: pantalla }],
    datos: alertas
      .slice(0, CODIGOS_EN_EL_CORREO)
      .map(({ idAlerta, ultimaVez }) => [diaYHora(ultimaVez), idAlerta] as const),
  };
}
