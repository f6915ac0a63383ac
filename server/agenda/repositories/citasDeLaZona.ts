import { sql } from "kysely";
import { DATOS_DE_SALUD } from "../../../app/domain/consentimientos/politica";
import { ultimoValor } from "../../consentimientos/module";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import { conDetalle } from "./filaDeCita";

const parte = (tiempo: "futura" | "anterior") => sql<typeof tiempo>`${sql.lit(tiempo)}`.as("parte");

type DeLaZona = { idPersona: number; desde: string; cuantas: number };
/**
 * Sessions for the person's own page: those ahead, the last ones, and the last cancelled ones. Each row also says
 * whether the person consents to the use of health data.
 */
export const citasDeLaZona = sentencia((db, { idPersona, desde, cuantas }: Huecos<DeLaZona>) => {
  // The cast lets SQLite reuse the prepared statement: it prepares a bare parameter of `limit` anew for each run.
  const tantas = sql<number>`cast(${cuantas} as integer)`;
  const vivas = db
    .selectFrom("horarios as h")
    .innerJoin("citas as c", "c.id_horario", "h.id_horario")
    .where("h.id_persona", "=", idPersona)
    // Written as in the partial index `horarios_de_persona`, so that the index is used (PostgreSQL § 11.8).
    .where(sql<boolean>`h.estado in ('retenido', 'reservado')`);
  const pasadas = vivas
    .select("c.id_cita")
    .where("h.inicio", "<", desde)
    .orderBy("h.inicio", "desc")
    .limit(tantas);
  const canceladas = db
    .selectFrom("citas as c")
    .select("c.id_cita")
    .where("c.id_persona", "=", idPersona)
    .where("c.estado", "=", "cancelada")
    .orderBy("c.actualizada_en", "desc")
    .limit(tantas);
  return conDetalle(db)
    .innerJoin(
      vivas
        .select(["c.id_cita", parte("futura")])
        .where("h.inicio", ">=", desde)
        .unionAll(db.selectFrom(pasadas.as("p")).select(["p.id_cita", parte("anterior")]))
        .unionAll(db.selectFrom(canceladas.as("n")).select(["n.id_cita", parte("anterior")]))
        .as("zona"),
      "zona.id_cita",
      "citas.id_cita",
    )
    .select("zona.parte")
    .select(ultimoValor(db, idPersona, DATOS_DE_SALUD).as("de_salud"))
    .orderBy("horarios.inicio");
});
