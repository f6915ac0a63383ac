import type { Deps } from "../puertos";
import { UN_DIA_EN_MINUTOS } from "../duracion";

/** What may be written from one address in a day by who has not signed in; many people may share an address. */
export const ESCRITURAS_SIN_SESION_POR_DIA = 2_000;

export const DEMASIADAS_ESCRITURAS =
  "Recibimos demasiadas solicitudes desde tu conexión. Vuelve a intentarlo mañana o desde otra red.";

export interface DepsSinSesion extends Pick<Deps<"intentos">, "repos" | "now"> {
  huella: (texto: string) => string;
}

/**
 * Counts one more write of somebody without a session: drafts, codes, acceptances, recoveries, hashed passwords. What
 * has a limit of its own is counted by itself.
 */
export function makePermitirSinSesion(
  { repos, huella, now }: DepsSinSesion,
  { de, porDia } = { de: "sin-sesion", porDia: ESCRITURAS_SIN_SESION_POR_DIA },
) {
  const limite = { tope: porDia, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
  return async (red: string): Promise<boolean> =>
    (await repos.intentos.contar(`${de}:${huella(red)}`, limite, now())) <= porDia;
}
