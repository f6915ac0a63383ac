import { sql } from "kysely";
import type { Espera, OfertaDeEspera } from "../../../app/domain/agenda/esperas/espera";
import type { EsperaRepository } from "../../../app/domain/agenda/esperas/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { siguienteNumero } from "../../platform/repositories/contadores";

/**
 * Condition for entries of a waiting list that have not ended. It is written as in the partial indexes: with a bound
 * parameter the database would not use them (PostgreSQL § 11.8).
 */
const VIVA = sql<boolean>`esperas.estado <> 'terminada'`;
const VIGENTE = sql<boolean>`ofertas_de_espera.estado = 'vigente'`;

/** Repository of the waiting lists of specialists, and of the offers made to people who wait. */
export function makeEsperaRepository(db: Db | Trx): EsperaRepository {
  const vivasDe = (idEspecialista: string) =>
    db.selectFrom("esperas").where(VIVA).where("id_especialista", "=", idEspecialista);
  return {
    async apuntar(espera) {
      const numero = await siguienteNumero(db, `esperas:${espera.idEspecialista}`);
      const nueva = await db
        .insertInto("esperas")
        .values({
          id_espera: espera.idEspera,
          id_persona: espera.idPersona,
          id_especialista: espera.idEspecialista,
          tipo: espera.tipo,
          numero,
          fecha: espera.fecha,
          id_cita: espera.idCita,
          desde: espera.desde.toISOString(),
          hasta: espera.hasta.toISOString(),
          estado: espera.estado,
          fin: espera.fin,
          creada_en: espera.creadaEn.toISOString(),
          terminada_en: null,
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .returning("numero")
        .executeTakeFirst();
      return nueva?.numero ?? null;
    },

    async laMisma({ idPersona, idEspecialista, fecha, idCita }) {
      const fila = await vivasDe(idEspecialista)
        .selectAll()
        .where("id_persona", "=", idPersona)
        .$if(fecha !== null, (query) => query.where("fecha", "=", fecha))
        .$if(idCita !== null, (query) => query.where("id_cita", "=", idCita))
        .executeTakeFirst();
      return fila ? aEspera(fila) : null;
    },

    async vivas(idsEspecialista) {
      if (idsEspecialista.length === 0) return [];
      const filas = await db
        .selectFrom("esperas")
        .selectAll()
        .where(VIVA)
        .where("id_especialista", "in", idsEspecialista)
        .execute();
      return filas.map(aEspera).sort((a, b) => a.numero - b.numero);
    },

    async deLaPersona(idPersona, cuantas) {
      const filas = await db
        .selectFrom("esperas")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .orderBy("creada_en", "desc")
        .limit(cuantas)
        .execute();
      return filas.map(aEspera);
    },

    async porId(idEspera) {
      const fila = await db
        .selectFrom("esperas")
        .selectAll()
        .where("id_espera", "=", idEspera)
        .executeTakeFirst();
      return fila ? aEspera(fila) : null;
    },

    async deUnaPersona(idEspera, idPersona) {
      const fila = await db
        .selectFrom("esperas")
        .selectAll()
        .where("id_espera", "=", idEspera)
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? aEspera(fila) : null;
    },

    async esperadosPorOtra(idEspecialista, inicios, idPersona) {
      const pedidos = inicios.map((inicio) => inicio.toISOString()).sort();
      const [primero, ultimo] = [pedidos[0], pedidos.at(-1)];
      if (primero === undefined || ultimo === undefined) return new Set();
      const enLinea = await vivasDe(idEspecialista)
        .select(["id_espera", "id_persona", "desde", "hasta"])
        .where("estado", "=", "esperando")
        .where("desde", "<=", ultimo)
        .where("hasta", ">", primero)
        .orderBy("numero")
        .execute();
      if (enLinea.length === 0) return new Set();
      const preguntadas = await db
        .selectFrom("ofertas_de_espera")
        .select(["id_espera", "inicio"])
        .where(
          "id_espera",
          "in",
          enLinea.map(({ id_espera }) => id_espera),
        )
        .where("inicio", ">=", primero)
        .where("inicio", "<=", ultimo)
        .execute();
      const yaPreguntadas = new Set(preguntadas.map(({ id_espera, inicio }) => `${id_espera} ${inicio}`));
      const deOtra = pedidos.filter((inicio) => {
        const primera = enLinea.find(
          ({ id_espera, desde, hasta }) =>
            desde <= inicio && inicio < hasta && !yaPreguntadas.has(`${id_espera} ${inicio}`),
        );
        return primera !== undefined && primera.id_persona !== idPersona;
      });
      return new Set(deOtra.map((inicio) => Date.parse(inicio)));
    },

    async cuantasAntes(idsEspera) {
      if (idsEspera.length === 0) return new Map();
      const filas = await db
        .selectFrom("esperas as suya")
        .innerJoin("esperas", "esperas.id_especialista", "suya.id_especialista")
        .where("suya.id_espera", "in", [...idsEspera])
        .where(VIVA)
        .whereRef("esperas.numero", "<", "suya.numero")
        .whereRef("esperas.desde", "<", "suya.hasta")
        .whereRef("esperas.hasta", ">", "suya.desde")
        .groupBy("suya.id_espera")
        .select((eb) => ["suya.id_espera", eb.fn.countAll().as("n")])
        .execute();
      return new Map(filas.map(({ id_espera, n }) => [id_espera, Number(n)]));
    },

    async cambiarEstado(idEspera, desde, hasta) {
      const { numUpdatedRows } = await db
        .updateTable("esperas")
        .set({ estado: hasta })
        .where("id_espera", "=", idEspera)
        .where("estado", "=", desde)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async terminar(idEspera, fin, now) {
      const { numUpdatedRows } = await db
        .updateTable("esperas")
        .set({ estado: "terminada", fin, terminada_en: now.toISOString() })
        .where("id_espera", "=", idEspera)
        .where(VIVA)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async alargar(idEspera, hasta) {
      await db
        .updateTable("esperas")
        .set({ hasta: hasta.toISOString() })
        .where("id_espera", "=", idEspera)
        .execute();
    },

    async ofrecer(oferta) {
      const nueva = await db
        .insertInto("ofertas_de_espera")
        .values({
          id_oferta: oferta.idOferta,
          id_espera: oferta.idEspera,
          id_horario: oferta.idHorario,
          inicio: oferta.inicio.toISOString(),
          estado: oferta.estado,
          motivo: oferta.motivo,
          creada_en: oferta.creadaEn.toISOString(),
          expira_en: oferta.expiraEn.toISOString(),
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .returning("id_oferta")
        .executeTakeFirst();
      return nueva !== undefined;
    },

    async ofertas(idsEspera) {
      if (idsEspera.length === 0) return [];
      const filas = await db
        .selectFrom("ofertas_de_espera")
        .selectAll()
        .where("id_espera", "in", idsEspera)
        .execute();
      return filas.map(aOferta).sort((a, b) => a.creadaEn.getTime() - b.creadaEn.getTime());
    },

    async ultimaOferta(idEspera) {
      const fila = await db
        .selectFrom("ofertas_de_espera")
        .selectAll()
        .where("id_espera", "=", idEspera)
        .where("estado", "<>", "saltada")
        .orderBy("creada_en", "desc")
        .limit(1)
        .executeTakeFirst();
      return fila ? aOferta(fila) : null;
    },

    async porRevisar(now, cuantas) {
      const filas = await db
        .selectFrom("ofertas_de_espera")
        .selectAll()
        .where(VIGENTE)
        .where("expira_en", "<=", now.toISOString())
        .orderBy("expira_en")
        .limit(cuantas)
        .execute();
      return filas.map(aOferta);
    },

    async cerrarOferta(idOferta, hasta) {
      const { numUpdatedRows } = await db
        .updateTable("ofertas_de_espera")
        .set({ estado: hasta })
        .where("id_oferta", "=", idOferta)
        // The state is a bound parameter here, unlike elsewhere: the partial index of open offers does not contain
        // the id that is searched.
        .where("estado", "=", "vigente")
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async posponerOferta(idOferta, hasta) {
      await db
        .updateTable("ofertas_de_espera")
        .set({ expira_en: hasta.toISOString() })
        .where("id_oferta", "=", idOferta)
        // The state is a bound parameter here, unlike elsewhere: the partial index of open offers does not contain
        // the id that is searched.
        .where("estado", "=", "vigente")
        .execute();
    },
  };
}

function aEspera(fila: Tables["esperas"]): Espera {
  return {
    idEspera: fila.id_espera,
    idPersona: fila.id_persona,
    idEspecialista: fila.id_especialista,
    tipo: fila.tipo,
    numero: fila.numero,
    fecha: fila.fecha,
    idCita: fila.id_cita,
    desde: new Date(fila.desde),
    hasta: new Date(fila.hasta),
    estado: fila.estado,
    fin: fila.fin,
    creadaEn: new Date(fila.creada_en),
  };
}

function aOferta(fila: Tables["ofertas_de_espera"]): OfertaDeEspera {
  return {
    idOferta: fila.id_oferta,
    idEspera: fila.id_espera,
    idHorario: fila.id_horario,
    inicio: new Date(fila.inicio),
    estado: fila.estado,
    motivo: fila.motivo,
    creadaEn: new Date(fila.creada_en),
    expiraEn: new Date(fila.expira_en),
  };
}
