import type { Deps } from "../puertos";
import { UN_DIA_EN_MINUTOS } from "../duracion";

/** Daily limit of writes without sign-in from one network address, which many people may share. */
export const ESCRITURAS_SIN_SESION_POR_DIA = 2_000;

export const DEMASIADAS_ESCRITURAS =
  "Recibimos demasiadas solicitudes desde tu conexión. Vuelve a intentarlo mañana o desde otra red.";

export interface DepsSinSesion extends Pick<Deps<"intentos">, "repos" | "now"> {
  huella: (texto: string) => string;
}

/**
 * Counts another write without sign-in: drafts, codes, acceptances, recoveries, hashed passwords. A write with a limit
 * of its own is counted only there.
 */
export function makePermitirSinSesion(
  { repos, huella, now }: DepsSinSesion,
  { de, porDia } = { de: "sin-sesion", porDia: ESCRITURAS_SIN_SESION_POR_DIA },
) {
  const limite = { tope: porDia, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
  return async (red: string): Promise<boolean> =>
    (await repos.intentos.contar(`${de}:${huella(red)}`, limite, now())) <= porDia;
}
