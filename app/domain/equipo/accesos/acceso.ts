import { differenceInMinutes } from "date-fns";
import type { AccesoDeEquipo } from "./repositorio";

/** Hours after which an access ends, used or not. */
export const VIDA_DE_ACCESO_EN_HORAS = 8;
/** Minutes without a request after which an access ends. */
const VIDA_SIN_USO_EN_MINUTOS = 15;
/** Minutes between the password and the first code. */
export const VIDA_A_MEDIAS_EN_MINUTOS = 10;

/** True for an access with its second factor, within its hours and used a short while ago. */
export const estaAbierto = ({ venceEn, vistoEn, probadoEn }: AccesoDeEquipo, now: Date): boolean =>
  probadoEn !== null && now < venceEn && differenceInMinutes(now, vistoEn) < VIDA_SIN_USO_EN_MINUTOS;

/** True for an access that still waits for its first code. */
export const estaAMedias = ({ venceEn, probadoEn }: AccesoDeEquipo, now: Date): boolean =>
  probadoEn === null && now < venceEn;
