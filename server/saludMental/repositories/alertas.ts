import { sql, type Insertable, type Selectable } from "kysely";
import type { Alerta, AlertaRepository } from "../../../app/domain/saludMental/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { AlertaRow } from "../tables";

export function makeAlertaRepository(db: Db | Trx): AlertaRepository {
  /** Into the other one of that person that nobody has taken on, which a process with other keys made; false where there is none. */
  async function reunir({ idAlerta, creadaEn, ultimaEn, veces }: Alerta, huella: string): Promise<boolean> {
    const dicha = (ultimaEn ?? creadaEn).toISOString();
    const { numUpdatedRows } = await db
      .updateTable("alertas_cerradas")
      .set({
        veces: sql<number>`veces + ${veces}`,
        ultima_en: sql<string>`case when coalesce(ultima_en, creada_en) < ${dicha} then ${dicha} else ultima_en end`,
      })
      .where("huella_de_persona", "=", huella)
      .where("id_alerta", "<>", idAlerta)
      .where(SIN_ACUSAR)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await db.deleteFrom("alertas_cerradas").where("id_alerta", "=", idAlerta).where(SIN_ACUSAR).execute();
    return true;
  }

  return {
    async crear(alerta) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("alertas_cerradas")
        .values(filaDe(alerta))
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },

    async repetir(huellas, now) {
      const { numUpdatedRows } = await db
        .updateTable("alertas_cerradas")
        .set(repetida(now))
        .where("huella_de_persona", "in", huellas)
        .where(SIN_ACUSAR)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async repetirEsta(idAlerta, now) {
      await db.updateTable("alertas_cerradas").set(repetida(now)).where("id_alerta", "=", idAlerta).execute();
    },

    async cuantasDe(huellas, desde) {
      const { cuantas } = await db
        .selectFrom("alertas_cerradas")
        .select((eb) => eb.fn.countAll().as("cuantas"))
        .where("huella_de_persona", "in", huellas)
        .where("creada_en", ">", desde.toISOString())
        .executeTakeFirstOrThrow();
      return Number(cuantas);
    },

    async porId(idAlerta) {
      const fila = await db
        .selectFrom("alertas_cerradas")
        .selectAll()
        .where("id_alerta", "=", idAlerta)
        .executeTakeFirst();
      return fila ? alertaDe(fila) : null;
    },

    async ultimaDe(huellas) {
      const fila = await db
        .selectFrom("alertas_cerradas")
        .selectAll()
        .where("huella_de_persona", "in", huellas)
        .orderBy("creada_en", "desc")
        .limit(1)
        .executeTakeFirst();
      return fila ? alertaDe(fila) : null;
    },

    async abiertas(cuantas, despuesDe) {
      const filas = await db
        .selectFrom("alertas_cerradas")
        .selectAll()
        .where("acusada_en", "is", null)
        .where(DICHA_EN, ">", "")
        .orderBy(DICHA_EN, "desc")
        .limit(cuantas)
        .offset(despuesDe)
        .execute();
      return filas.map(alertaDe);
    },

    async cuantasAbiertas() {
      const { cuantas } = await db
        .selectFrom("alertas_cerradas")
        .select((eb) => eb.fn.countAll().as("cuantas"))
        .where("acusada_en", "is", null)
        .where(DICHA_EN, ">", "")
        .executeTakeFirstOrThrow();
      return Number(cuantas);
    },

    async acusar(idAlerta, operador, now) {
      const { numUpdatedRows } = await db
        .updateTable("alertas_cerradas")
        .set({ acusada_en: now.toISOString(), acusada_por: operador })
        .where("id_alerta", "=", idAlerta)
        .where(SIN_ACUSAR)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async porEscalar(creadasHasta, cuantas) {
      const filas = await db
        .selectFrom("alertas_cerradas")
        .selectAll()
        .where("acusada_en", "is", null)
        .where("escalada_en", "is", null)
        .where("creada_en", "<=", creadasHasta.toISOString())
        .orderBy("creada_en")
        .limit(cuantas)
        .execute();
      return filas.map(alertaDe);
    },

    async escalar(idAlerta, now) {
      const { numUpdatedRows } = await db
        .updateTable("alertas_cerradas")
        .set({ escalada_en: now.toISOString() })
        .where("id_alerta", "=", idAlerta)
        .where("escalada_en", "is", null)
        .where(SIN_ACUSAR)
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
      const { idAlerta, deQuienCerrado: antes } = alerta;
      if (!alerta.acusadaEn && (await reunir(alerta, con.huellaDePersona))) return true;
      const { numUpdatedRows } = await db
        .updateTable("alertas_cerradas")
        .set({
          de_quien_cerrado: con.deQuienCerrado,
          huella_de_persona: con.huellaDePersona,
          huella_de_formulario: con.huellaDeFormulario,
        })
        .where("id_alerta", "=", idAlerta)
        .where("de_quien_cerrado", "=", antes)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async deAntes(cuantas) {
      const filas = await db
        .selectFrom("alertas_de_salud_mental")
        .selectAll()
        // From the beginning of the index: nothing reads all of it.
        .where("id_alerta", ">", "")
        .orderBy("id_alerta")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => ({ ...pasosDe(fila), idPersona: fila.id_persona }));
    },

    async quitarDeAntes(idAlerta) {
      await db.deleteFrom("alertas_de_salud_mental").where("id_alerta", "=", idAlerta).execute();
    },
  };
}

/** Of one alert, which its key finds, or those of one person. Not "is null": the index of those that are open would seem to fit. */
const SIN_ACUSAR = sql<boolean>`coalesce(acusada_en, '') = ''`;

/** When it was last said. */
const DICHA_EN = sql<string>`coalesce(ultima_en, creada_en)`;

const repetida = (now: Date) => ({ veces: sql<number>`veces + 1`, ultima_en: now.toISOString() });

const instante = (escrito: string | null) => (escrito ? new Date(escrito) : null);

const pasosDe = (
  fila: Pick<AlertaRow, "id_alerta" | "creada_en" | "escalada_en" | "acusada_en" | "acusada_por">,
) => ({
  idAlerta: fila.id_alerta,
  creadaEn: new Date(fila.creada_en),
  escaladaEn: instante(fila.escalada_en),
  acusadaEn: instante(fila.acusada_en),
  acusadaPor: fila.acusada_por,
});

const alertaDe = (fila: Selectable<AlertaRow>): Alerta => ({
  ...pasosDe(fila),
  veces: fila.veces,
  ultimaEn: instante(fila.ultima_en),
  deQuienCerrado: fila.de_quien_cerrado,
  huellaDePersona: fila.huella_de_persona,
  huellaDeFormulario: fila.huella_de_formulario,
});

const filaDe = (alerta: Alerta): Insertable<AlertaRow> => ({
  veces: alerta.veces,
  ultima_en: alerta.ultimaEn?.toISOString() ?? null,
  id_alerta: alerta.idAlerta,
  de_quien_cerrado: alerta.deQuienCerrado,
  huella_de_persona: alerta.huellaDePersona,
  huella_de_formulario: alerta.huellaDeFormulario,
  creada_en: alerta.creadaEn.toISOString(),
  escalada_en: alerta.escaladaEn?.toISOString() ?? null,
  acusada_en: alerta.acusadaEn?.toISOString() ?? null,
  acusada_por: alerta.acusadaPor,
});
