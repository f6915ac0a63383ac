import { sql } from "kysely";
import type { Alerta, AlertaRepository, Sellos, Toma } from "../../../app/domain/saludMental/repositorio";
import { elMesDe } from "../../../app/domain/shared/fechas";
import type { Db, Trx } from "../../platform/database/client";
import { alertaDe, filaDe } from "./filaDeAlerta";

export function makeAlertaRepository(db: Db | Trx): AlertaRepository {
  return {
    async crear(alerta) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("alertas_cerradas")
        .values(filaDe(alerta))
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async contarOtra(huellas) {
      const filas = await db
        .updateTable("alertas_cerradas")
        .set(UNA_VEZ_MAS)
        .where("huella_de_persona", "in", huellas)
        .where(SIN_ACUSAR)
        .returningAll()
        .execute();
      return filas.map(alertaDe);
    },

    async contarOtraDeEsta(idAlerta) {
      const filas = await db
        .updateTable("alertas_cerradas")
        .set(UNA_VEZ_MAS)
        .where("id_alerta", "=", idAlerta)
        .returningAll()
        .execute();
      return filas.map(alertaDe);
    },

    async porId(idAlerta) {
      const fila = await db
        .selectFrom("alertas_cerradas")
        .selectAll()
        .where("id_alerta", "=", idAlerta)
        .executeTakeFirst();
      return fila ? alertaDe(fila) : null;
    },

    async deLaPersona(huellas) {
      const filas = await db
        .selectFrom("alertas_cerradas")
        .selectAll()
        .where("huella_de_persona", "in", huellas)
        .execute();
      return filas.map(alertaDe);
    },

    async abiertas() {
      const filas = await db
        .selectFrom("alertas_cerradas")
        .selectAll()
        .where("acusada_en", "is", null)
        .where("creada_en", ">", "")
        .execute();
      return filas.map(alertaDe);
    },

    async acusar(idAlerta, toma) {
      const { numUpdatedRows } = await db
        .updateTable("alertas_cerradas")
        .set(tomadaCon(toma))
        .where("id_alerta", "=", idAlerta)
        .where(SIN_ACUSAR)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async retomar({ idAlerta, tomadaCerrada }, toma) {
      const { numUpdatedRows } = await db
        .updateTable("alertas_cerradas")
        .set(tomadaCon(toma))
        .where("id_alerta", "=", idAlerta)
        .where("tomada_cerrada", "=", tomadaCerrada)
        .where(SIN_TERMINAR)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async escalar({ idAlerta, escaladas, avisadaCerrada }, con) {
      const { numUpdatedRows } = await db
        .updateTable("alertas_cerradas")
        .set({ escaladas: con.escaladas, avisada_cerrada: con.avisadaCerrada })
        .where("id_alerta", "=", idAlerta)
        .where("escaladas", "=", escaladas)
        .where((eb) => eb(eb.fn.coalesce("avisada_cerrada", sql<string>`''`), "=", avisadaCerrada ?? ""))
        .where(SIN_ACUSAR)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async tomadas(cuantas) {
      const filas = await db
        .selectFrom("alertas_cerradas")
        .selectAll()
        .where("acusada_en", "is not", null)
        .where("terminada_en", "is", null)
        .where("acusada_en", ">", "")
        .orderBy("acusada_en", "desc")
        .limit(cuantas)
        .execute();
      return filas.map(alertaDe);
    },

    async terminadas(desde, cuantas) {
      const filas = await db
        .selectFrom("alertas_cerradas")
        .selectAll()
        .where("terminada_en", "is not", null)
        .where("terminada_en", ">=", desde.toISOString())
        .orderBy("terminada_en", "desc")
        .limit(cuantas)
        .execute();
      return filas.map(alertaDe);
    },

    async devolver(idAlerta) {
      const { numUpdatedRows } = await db
        .updateTable("alertas_cerradas")
        .set({ ...LIBRE, tomada_cerrada: null })
        .where("id_alerta", "=", idAlerta)
        .where(SIN_TERMINAR)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async soltar({ idAlerta, tomadaCerrada }) {
      const { numUpdatedRows } = await db
        .updateTable("alertas_cerradas")
        .set(LIBRE)
        .where("id_alerta", "=", idAlerta)
        .where("tomada_cerrada", "=", tomadaCerrada)
        .where(SIN_TERMINAR)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async terminar(idAlerta, { dia, desenlace, por }) {
      const { numUpdatedRows } = await db
        .updateTable("alertas_cerradas")
        .set({ terminada_en: dia.toISOString(), desenlace })
        .where("id_alerta", "=", idAlerta)
        .where("acusada_por", "=", por)
        .where(SIN_TERMINAR)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async despuesDe(idAlerta, cuantas) {
      const filas = await db
        .selectFrom("alertas_cerradas")
        .selectAll()
        .where("id_alerta", ">", idAlerta)
        .orderBy("id_alerta")
        .limit(cuantas)
        .execute();
      return filas.map(alertaDe);
    },

    async cerrarDeNuevo(alerta, con) {
      const { numUpdatedRows } = await db
        .updateTable("alertas_cerradas")
        .set(selladaCon(alerta, con))
        .where("id_alerta", "=", alerta.idAlerta)
        .where("de_quien_cerrado", "=", alerta.deQuienCerrado)
        // A guard may take the alert between the read and this write: the instant of the taking must stay.
        .where((eb) => eb(eb.fn.coalesce("tomada_cerrada", sql<string>`''`), "=", alerta.tomadaCerrada ?? ""))
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async otraAbierta(idAlerta, huella) {
      const fila = await db
        .selectFrom("alertas_cerradas")
        .selectAll()
        .where("huella_de_persona", "=", huella)
        .where("id_alerta", "<>", idAlerta)
        .where(SIN_ACUSAR)
        .executeTakeFirst();
      return fila ? alertaDe(fila) : null;
    },

    async reunir({ idAlerta, veces }, otraAlerta, con) {
      const { numUpdatedRows } = await db
        .updateTable("alertas_cerradas")
        .set({
          ...selladaCon(otraAlerta, con),
          veces: sql<number>`veces + ${veces}`,
        })
        .where("id_alerta", "=", otraAlerta.idAlerta)
        .where("de_quien_cerrado", "=", otraAlerta.deQuienCerrado)
        .where(SIN_ACUSAR)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await db.deleteFrom("alertas_cerradas").where("id_alerta", "=", idAlerta).where(SIN_ACUSAR).execute();
      return true;
    },
  };
}

/**
 * Condition for an alert that nobody has taken, used with an alert's id or a person's digest. It avoids "is null",
 * with which the database would choose the partial index of open alerts.
 */
const SIN_ACUSAR = sql<boolean>`coalesce(acusada_en, '') = ''`;

/**
 * Condition for an alert that is taken and not closed, used with an alert's id. It avoids "is null", with which the
 * database would choose the partial index of taken alerts.
 */
const SIN_TERMINAR = sql<boolean>`coalesce(acusada_en, '') <> '' and coalesce(terminada_en, '') = ''`;

const UNA_VEZ_MAS = { veces: sql<number>`veces + 1` };

/** Columns of an alert that nobody holds, as before its first mail. */
const LIBRE = { acusada_en: null, acusada_por: null, escaladas: 0, avisada_cerrada: null };

const tomadaCon = ({ por, dia, tomadaCerrada }: Toma) => ({
  acusada_en: dia.toISOString(),
  acusada_por: por,
  tomada_cerrada: tomadaCerrada,
});

const selladaCon = ({ creadaEn }: Alerta, con: Sellos) => ({
  de_quien_cerrado: con.deQuienCerrado,
  huella_de_persona: con.huellaDePersona,
  huella_de_formulario: con.huellaDeFormulario,
  avisada_cerrada: con.avisadaCerrada,
  tomada_cerrada: con.tomadaCerrada,
  creada_en: elMesDe(creadaEn).toISOString(),
});
