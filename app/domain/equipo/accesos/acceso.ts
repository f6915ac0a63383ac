import { differenceInMinutes } from "date-fns";
import type { AccesoDeEquipo } from "./repositorio";

/** Hours after which an access ends, used or not. */
export const VIDA_DE_ACCESO_EN_HORAS = 8;
/** Minutes without a request after which an access ends. */
const VIDA_SIN_USO_EN_MINUTOS = 15;
/** Minutes in which one act may use a fresh sign-in at the provider up. */
export const VIDA_DE_CONFIRMACION_EN_MINUTOS = 5;
/** Instant of the proof of a stay that proves nothing: each act asks for one. */
export const SIN_PRUEBA = new Date(0);
/** Minutes between the password and the first code. */
export const VIDA_A_MEDIAS_EN_MINUTOS = 10;

/** True for an access with its second factor, within its hours and used a short while ago. */
export const estaAbierto = ({ venceEn, vistoEn, probadoEn }: AccesoDeEquipo, now: Date): boolean =>
  probadoEn !== null && now < venceEn && differenceInMinutes(now, vistoEn) < VIDA_SIN_USO_EN_MINUTOS;

/** True for an access that still waits for its first code. */
export const estaAMedias = ({ venceEn, probadoEn }: AccesoDeEquipo, now: Date): boolean =>
  probadoEn === null && now < venceEn;
