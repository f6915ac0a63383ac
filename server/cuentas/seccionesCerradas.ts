import type { SeccionDeDatos } from "../../app/domain/cuentas/misDatos/copia";
import type { Db } from "../platform/database/client";
import type { PersonalTable } from "../platform/declarations";
import type { Secret } from "../platform/rotation";
import type { Declared } from "../platform/services";

/**
 * Makes the function that decrypts columns for the copy of a person's data, because the person may read them (Ley
 * 29733, art. 19).
 */
export function makeAbrirSeccion({ personalData }: Declared, con: { db: Db; secretoDeRespuestas: Secret }) {
  return async (seccion: SeccionDeDatos, idPersona: number): Promise<SeccionDeDatos> => {
    const { cerrada } =
      (personalData as unknown as Record<string, PersonalTable | undefined>)[seccion.clave] ?? {};
    if (!cerrada) return seccion;
    const leidas = await cerrada.leer(seccion.filas, { ...con, idPersona });
    return {
      ...seccion,
      filas: seccion.filas.map((fila, indice) => ({ ...fila, [cerrada.columna]: leidas[indice] ?? null })),
    };
  };
}
