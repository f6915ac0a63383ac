import type { Rechazos } from "../../shared/rechazo";
import type { Repos } from "../../shared/puertos";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** Limits a day of changes that are told by mail, so that nobody fills a mailbox. */
const CAMBIOS_POR_DIA = {
  clave: 5,
  nombres: 10,
  correo: 10,
  "segundo-factor": 10,
  calendario: 10,
  eliminacion: 5,
  "datos-de-compra": 10,
  "acceso-de-asegurado": 5,
} as const;
export type CambioQueSeAvisa = keyof typeof CAMBIOS_POR_DIA;

export const RECHAZO_POR_CAMBIOS: Rechazos<"demasiados-cambios"> = {
  "demasiados-cambios": {
    clase: "too-many",
    mensaje: "Hoy ya hiciste este cambio varias veces. Espera a mañana para hacerlo otra vez.",
  },
};

const contador = (cambio: CambioQueSeAvisa, idPersona: number) => `cambios-de-${cambio}:${idPersona}`;

/** Counts another change of a person; false when the day's limit is reached. */
export async function cabeOtroCambio(
  repos: Repos<"intentos">,
  cambio: CambioQueSeAvisa,
  idPersona: number,
  now: Date,
): Promise<boolean> {
  const limite = { tope: CAMBIOS_POR_DIA[cambio], ventanaEnMinutos: UN_DIA_EN_MINUTOS };
  return (await repos.intentos.contar(contador(cambio, idPersona), limite, now)) <= limite.tope;
}

/**
 * Resets the daily counts of changes, so that the owner can put back what a stranger changed. Changes of password stay
 * counted, because each of them resets the other counts.
 */
export async function olvidarCambios(repos: Repos<"intentos">, idPersona: number): Promise<void> {
  for (const cambio of ["nombres", "correo", "segundo-factor", "datos-de-compra"] as const)
    await repos.intentos.olvidar(contador(cambio, idPersona));
}
