import { CLASES_DE_TALLER } from "../../shared/claseDeTaller";
import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import type { ConContenido } from "./inscribirse";
import { hastaElAlto } from "../../shared/unidades";

/**
 * Copies the kind (workshop or class) from the content to stored dates and certificates, also of dates with people.
 * Hours, number of places and price stay as people were told.
 */
export function makeClasesAlDia({
  transaccion,
  contenidos,
}: Deps<"certificados" | "fechasDeTaller"> & Pick<ConContenido, "contenidos">) {
  return async (alto?: AbortSignal): Promise<void> => {
    const { talleres } = await contenidos.coleccion();
    for (const clase of hastaElAlto(CLASES_DE_TALLER, alto)) {
      const uids = talleres.filter((taller) => taller.clase === clase).map(({ uid }) => uid);
      await transaccion(async (trx) => {
        for (const clave of await trx.fechasDeTaller.llamar(clase, uids)) {
          await trx.certificados.corregir(clave, { clase });
        }
        return done(undefined);
      });
    }
  };
}
