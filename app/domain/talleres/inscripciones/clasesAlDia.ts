import { CLASES_DE_TALLER } from "../../shared/claseDeTaller";
import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import type { ConContenido } from "./inscribirse";
import { hastaElAlto } from "../../shared/unidades";

/**
 * Whether it is a workshop or a class is the content's to say, also of dates that somebody has a place in, and of what
 * was certified of them: nobody was promised a word. Their hour, their places and their price stay as they were told.
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
