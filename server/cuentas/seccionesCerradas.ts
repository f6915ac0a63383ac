import type { SeccionDeDatos } from "../../app/domain/cuentas/misDatos/copia";
import { makeCofre } from "../platform/cofre";
import type { PersonalTable } from "../platform/declarations";
import type { Secret } from "../platform/rotation";
import type { Declared } from "../platform/services";

/** Opens, in the copy of a person's data, what the storage keeps encrypted: it is theirs to read. */
export function makeAbrirSeccion({ personalData }: Declared, secreto: Secret) {
  return (seccion: SeccionDeDatos): SeccionDeDatos => {
    const { cerrada } =
      (personalData as unknown as Record<string, PersonalTable | undefined>)[seccion.clave] ?? {};
    if (!cerrada) return seccion;
    const { columna, de, uso, leer } = cerrada;
    const cofre = makeCofre(secreto, uso);
    return {
      ...seccion,
      filas: seccion.filas.map((fila) => ({
        ...fila,
        [columna]: leer(cofre.abrir(String(fila[columna]), String(fila[de]))),
      })),
    };
  };
}
