import type { Selectable } from "kysely";
import type { Campania, CampaniaEscrita } from "../../../app/domain/recompensas/campanias/campania";
import type { CampaniaRepository } from "../../../app/domain/recompensas/campanias/repositorio";
import { candado } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

export function makeCampaniaRepository(db: Db | Trx): CampaniaRepository {
  const porId = async (idCampania: string) => {
    const fila = await db
      .selectFrom("campanias")
      .selectAll()
      .where("id_campania", "=", idCampania)
      .executeTakeFirst();
    return fila ? aCampania(fila) : null;
  };
  const entrar = (id_campania: string, id_persona: number) =>
    db
      .insertInto("participantes_de_campania")
      .values({
        ...{ id_campania, id_persona, alcanzada_en: null, validada_en: null },
        ...{ pagada_en: null, monedas: null },
      })
      .onConflict((conflicto) => conflicto.columns(["id_persona", "id_campania"]).doNothing())
      .execute();
  const participacionDe = (idCampania: string, idPersona: number) =>
    db
      .updateTable("participantes_de_campania")
      .where("id_persona", "=", idPersona)
      .where("id_campania", "=", idCampania);
  return {
    porId,

    async conParticipantes(cuantas) {
      const filas = await db
        .selectFrom("campanias as c")
        .selectAll("c")
        .select((eb) =>
          eb
            .selectFrom("participantes_de_campania as p")
            .select((consulta) => consulta.fn.countAll<number | string>().as("n"))
            .whereRef("p.id_campania", "=", "c.id_campania")
            .as("participantes"),
        )
        .orderBy("c.desde", "desc")
        .orderBy("c.id_campania")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => ({ ...aCampania(fila), participantes: Number(fila.participantes ?? 0) }));
    },

    async abrir({ idCampania, terminos, desde, hasta, quedan }) {
      await db
        .insertInto("campanias")
        .values({
          ...{ id_campania: idCampania, terminos: JSON.stringify(terminos), quedan, cerrada_en: null },
          ...{ desde: desde.toISOString(), hasta: hasta.toISOString() },
        })
        .onConflict((conflicto) => conflicto.column("id_campania").doNothing())
        .execute();
    },

    async bloquear(idCampania) {
      await candado(db, "campanias", "cerrada_en").where("id_campania", "=", idCampania).execute();
      return porId(idCampania);
    },

    async participacion(idCampania, idPersona) {
      const filas = await db
        .selectFrom("participantes_de_campania as participante")
        .leftJoin("registros_de_campania as registro", (on) =>
          on
            .onRef("registro.id_persona", "=", "participante.id_persona")
            .onRef("registro.id_campania", "=", "participante.id_campania"),
        )
        .selectAll("participante")
        .select("registro.dia")
        .where("participante.id_persona", "=", idPersona)
        .where("participante.id_campania", "=", idCampania)
        .orderBy("registro.dia")
        .execute();
      const [fila] = filas;
      if (!fila) return null;
      return {
        dias: filas.flatMap(({ dia }) => dia ?? []),
        alcanzadaEn: aInstante(fila.alcanzada_en),
        validadaEn: aInstante(fila.validada_en),
        pagadaEn: aInstante(fila.pagada_en),
        monedas: fila.monedas,
      };
    },

    async registrar(idCampania, idPersona, dia, now) {
      await entrar(idCampania, idPersona);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("registros_de_campania")
        .values({ id_campania: idCampania, id_persona: idPersona, dia, registrado_en: now.toISOString() })
        .onConflict((conflicto) => conflicto.columns(["id_persona", "id_campania", "dia"]).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    async anotarAlcanzada(idCampania, idPersona, now) {
      await participacionDe(idCampania, idPersona)
        .set({ alcanzada_en: now.toISOString() })
        .where("alcanzada_en", "is", null)
        .execute();
    },

    async porCerrar(now) {
      const filas = await db
        .selectFrom("campanias")
        .selectAll()
        .where("hasta", "<=", now.toISOString())
        .where("cerrada_en", "is", null)
        .orderBy("id_campania")
        .execute();
      return filas.map(aCampania);
    },

    async porValidar(idCampania, { despuesDe, cuantos }) {
      const filas = await db
        .selectFrom("participantes_de_campania")
        .select("id_persona")
        .where("id_campania", "=", idCampania)
        .where("alcanzada_en", "is not", null)
        .where("validada_en", "is", null)
        .where("pagada_en", "is", null)
        .where("id_persona", ">", despuesDe)
        .orderBy("id_persona")
        .limit(cuantos)
        .execute();
      return filas.map(({ id_persona }) => id_persona);
    },

    async porPagar({ idCampania, terminos }, cuantos) {
      const filas = await db
        .selectFrom("participantes_de_campania")
        .select("id_persona")
        .where("id_campania", "=", idCampania)
        .where("alcanzada_en", "is not", null)
        .where("pagada_en", "is", null)
        .$if(terminos.validacion.length > 0, (consulta) => consulta.where("validada_en", "is not", null))
        .orderBy("alcanzada_en")
        .orderBy("id_persona")
        .limit(cuantos)
        .execute();
      return filas.map(({ id_persona }) => id_persona);
    },

    async pagar({ idCampania, idPersona }, monedas, now) {
      const { numUpdatedRows } = await participacionDe(idCampania, idPersona)
        .set({ pagada_en: now.toISOString(), monedas })
        .where("pagada_en", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async tomarPremio(idCampania) {
      const { numUpdatedRows } = await db
        .updateTable("campanias")
        .set((eb) => ({ quedan: eb("quedan", "-", 1) }))
        .where("id_campania", "=", idCampania)
        .where((eb) => eb.or([eb("quedan", "is", null), eb("quedan", ">", 0)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async cerrar(idCampania, now) {
      await db
        .updateTable("campanias")
        .set({ cerrada_en: now.toISOString() })
        .where("id_campania", "=", idCampania)
        .where("cerrada_en", "is", null)
        .execute();
    },

    async guardarCodigo(huella, idCampania, usos) {
      await db.insertInto("codigos_de_campania").values({ huella, id_campania: idCampania, usos }).execute();
    },

    async usarCodigo(huella, idCampania) {
      const { numUpdatedRows } = await db
        .updateTable("codigos_de_campania")
        .set((eb) => ({ usos: eb("usos", "-", 1) }))
        .where("huella", "=", huella)
        .where("id_campania", "=", idCampania)
        .where("usos", ">", 0)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async validar(idCampania, idPersona, now) {
      await entrar(idCampania, idPersona);
      const { numUpdatedRows } = await participacionDe(idCampania, idPersona)
        .set({ validada_en: now.toISOString() })
        .where("validada_en", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

const aInstante = (escrito: string | null) => (escrito === null ? null : new Date(escrito));

const aCampania = (fila: Selectable<Tables["campanias"]>): Campania => ({
  idCampania: fila.id_campania,
  terminos: JSON.parse(fila.terminos) as CampaniaEscrita,
  desde: new Date(fila.desde),
  hasta: new Date(fila.hasta),
  quedan: fila.quedan,
  cerradaEn: aInstante(fila.cerrada_en),
});
