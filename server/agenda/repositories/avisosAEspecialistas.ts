import { idsDeAvisos } from "../../../app/domain/agenda/citas/avisosAEspecialista";
import { borrarCorreos } from "../../avisos/module";
import type { Db, Trx } from "../../platform/database/client";

/**
 * Deletes the mails to specialists about a person's sessions, sent or not. They hold the person's first name and belong
 * to no person (`correos.id_persona` is null), so that the deletion of the person's own mails leaves them.
 */
export async function borrarAvisosAEspecialistas(db: Db | Trx, idPersona: number): Promise<void> {
  const citas = await db
    .selectFrom("citas")
    .select(["id_cita", "version"])
    .where("id_persona", "=", idPersona)
    .execute();
  await borrarCorreos(
    db,
    citas.flatMap(({ id_cita: idCita, version }) => idsDeAvisos({ idCita, version })),
  );
}
