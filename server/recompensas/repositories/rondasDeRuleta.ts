import type { Selectable } from "kysely";
import type { RondaDeRuletaRepository } from "../../../app/domain/recompensas/ruleta/repositorio";
import type { Ronda, RondaEscrita } from "../../../app/domain/recompensas/ruleta/ronda";
import type { Cofre } from "../../../app/domain/shared/cofre";
import { candado } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

export function makeRondaDeRuletaRepository(db: Db | Trx, cofre: Cofre): RondaDeRuletaRepository {
  const rondas = () => db.selectFrom("rondas_de_ruleta").selectAll();
  const porId = async (idRonda: string) => {
    const fila = await rondas().where("id_ronda", "=", idRonda).executeTakeFirst();
    return fila ? aRonda(fila) : null;
  };
  return {
    async abierta(now) {
      const instante = now.toISOString();
      const filas = await db
        .selectFrom("rondas_de_ruleta as ronda")
        .leftJoin("premios_de_ruleta as premio", "premio.id_ronda", "ronda.id_ronda")
        .selectAll("ronda")
        .select(["premio.premio", "premio.quedan"])
        .where("ronda.desde", "<=", instante)
        .where("ronda.hasta", ">", instante)
        .orderBy("ronda.desde", "desc")
        .orderBy("ronda.id_ronda")
        .execute();
      const [fila] = filas;
      if (!fila) return null;
      const ronda = aRonda(fila);
      const suyos = filas.filter(({ id_ronda }) => id_ronda === fila.id_ronda);
      return { ...ronda, premios: conExistencias(ronda.terminos, suyos) };
    },

    porId,

    async ultimas(cuantas) {
      const filas = await rondas().orderBy("desde", "desc").orderBy("id_ronda").limit(cuantas).execute();
      return filas.map(aRonda);
    },

    async vecinas({ idRonda, desde }) {
      const instante = desde.toISOString();
      const cercana = async (lado: "<" | ">") => {
        const fila = await db
          .selectFrom("rondas_de_ruleta")
          .select(["id_ronda", "desde"])
          .where((eb) =>
            eb.or([
              eb("desde", lado, instante),
              eb.and([eb("desde", "=", instante), eb("id_ronda", lado, idRonda)]),
            ]),
          )
          .orderBy("desde", lado === "<" ? "desc" : "asc")
          .orderBy("id_ronda", lado === "<" ? "desc" : "asc")
          .limit(1)
          .executeTakeFirst();
        return fila ? { idRonda: fila.id_ronda, desde: new Date(fila.desde) } : null;
      };
      const [anterior, siguiente] = await Promise.all([cercana("<"), cercana(">")]);
      return { anterior, siguiente };
    },

    async abrir({ idRonda, terminos, lista, compromiso, semilla, desde, hasta, ultimo }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("rondas_de_ruleta")
        .values({
          id_ronda: idRonda,
          terminos: JSON.stringify(terminos),
          lista,
          compromiso,
          semilla_cerrada: cofre.cerrar(semilla, idRonda),
          semilla: null,
          desde: desde.toISOString(),
          hasta: hasta.toISOString(),
          participantes: 0,
          jugadas: 0,
          ultimo,
        })
        .onConflict((conflicto) => conflicto.column("id_ronda").doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return;
      const conLimite = terminos.premios.flatMap(({ uid, existencias }) =>
        existencias === null ? [] : [{ id_ronda: idRonda, premio: uid, quedan: existencias }],
      );
      if (conLimite.length > 0) await db.insertInto("premios_de_ruleta").values(conLimite).execute();
    },

    async bloquear(idRonda) {
      await candado(db, "rondas_de_ruleta", "jugadas").where("id_ronda", "=", idRonda).execute();
      return porId(idRonda);
    },

    async premios({ idRonda, terminos }) {
      const filas = await db
        .selectFrom("premios_de_ruleta")
        .select(["premio", "quedan"])
        .where("id_ronda", "=", idRonda)
        .execute();
      return conExistencias(terminos, filas);
    },

    async tomarPremio(idRonda, premio) {
      const { numUpdatedRows } = await db
        .updateTable("premios_de_ruleta")
        .set((eb) => ({ quedan: eb("quedan", "-", 1) }))
        .where("id_ronda", "=", idRonda)
        .where("premio", "=", premio)
        .where("quedan", ">", 0)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async semilla(idRonda) {
      const { semilla_cerrada } = await db
        .selectFrom("rondas_de_ruleta")
        .select("semilla_cerrada")
        .where("id_ronda", "=", idRonda)
        .executeTakeFirstOrThrow();
      return cofre.abrir(semilla_cerrada, idRonda);
    },

    async porRevelar(now) {
      const filas = await db
        .selectFrom("rondas_de_ruleta")
        .select("id_ronda")
        .where("hasta", "<=", now.toISOString())
        .where("semilla", "is", null)
        .execute();
      return filas.map(({ id_ronda }) => id_ronda);
    },

    async revelar(idRonda, semilla) {
      await db
        .updateTable("rondas_de_ruleta")
        .set({ semilla })
        .where("id_ronda", "=", idRonda)
        .where("semilla", "is", null)
        .execute();
    },

    async cerradasDespuesDe(nombre, cuantas) {
      const filas = await db
        .selectFrom("rondas_de_ruleta")
        .select(["id_ronda as nombre", "semilla_cerrada as cerrado"])
        .where("id_ronda", ">", nombre)
        .orderBy("id_ronda")
        .limit(cuantas)
        .execute();
      return filas;
    },

    async cerrarDeNuevo({ nombre, cerrado: antes }, cerrado) {
      const { numUpdatedRows } = await db
        .updateTable("rondas_de_ruleta")
        .set({ semilla_cerrada: cerrado })
        .where("id_ronda", "=", nombre)
        .where("semilla_cerrada", "=", antes)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

const conExistencias = (
  { premios }: RondaEscrita,
  filas: readonly { premio: string | null; quedan: number | null }[],
) => {
  const quedan = new Map(filas.map((fila) => [fila.premio, fila.quedan]));
  // A limited prize without its row has nothing left.
  return premios.map((premio) => ({
    ...premio,
    quedan: premio.existencias === null ? null : (quedan.get(premio.uid) ?? 0),
  }));
};

const aRonda = (fila: Selectable<Tables["rondas_de_ruleta"]>): Ronda => ({
  idRonda: fila.id_ronda,
  terminos: JSON.parse(fila.terminos) as RondaEscrita,
  lista: fila.lista,
  compromiso: fila.compromiso,
  semilla: fila.semilla,
  desde: new Date(fila.desde),
  hasta: new Date(fila.hasta),
  participantes: fila.participantes,
  jugadas: fila.jugadas,
  ultimo: fila.ultimo,
});
