import type { Selectable } from "kysely";
import type { JugadaPublica } from "../../../app/domain/recompensas/ruleta/prueba";
import type { Jugada, JugadaDeRuletaRepository } from "../../../app/domain/recompensas/ruleta/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { aPreferencias } from "./juego";

export function makeJugadaDeRuletaRepository(db: Db | Trx): JugadaDeRuletaRepository {
  const jugadas = () =>
    db
      .selectFrom("jugadas_de_ruleta as jugada")
      .innerJoin("participantes_de_ruleta as quien", "quien.id_participante", "jugada.id_participante")
      .selectAll("jugada")
      .select(["quien.participante", "quien.id_persona"]);
  return {
    async participante(idRonda, idPersona) {
      const fila = await db
        .selectFrom("participantes_de_ruleta")
        .select(["id_participante as idParticipante", "participante", "palabra", "jugadas"])
        .where("id_persona", "=", idPersona)
        .where("id_ronda", "=", idRonda)
        .executeTakeFirst();
      return fila ?? null;
    },

    async entrar({ idRonda }, idPersona, { idParticipante, participante, palabra }) {
      await db
        .insertInto("participantes_de_ruleta")
        .values({
          ...{ id_participante: idParticipante, id_ronda: idRonda, id_persona: idPersona },
          ...{ participante, palabra, jugadas: 0 },
        })
        .execute();
      await db
        .updateTable("rondas_de_ruleta")
        .set({ participantes: participante })
        .where("id_ronda", "=", idRonda)
        .execute();
    },

    async jugador(idRonda, idPersona) {
      const filas = await db
        .selectFrom("personas as persona")
        .leftJoin("preferencias_de_juego as elegido", "elegido.id_persona", "persona.id_persona")
        .leftJoin("monedas", "monedas.id_persona", "persona.id_persona")
        .leftJoin("giros_de_ruleta as giro", (on) =>
          on.onRef("giro.id_persona", "=", "persona.id_persona").on("giro.id_ronda", "=", idRonda),
        )
        .select([
          "monedas.apagadas",
          "elegido.giros_por_dia",
          "elegido.en_pausa_hasta",
          "elegido.adulta_desde",
        ])
        .select(["giro.dia", "giro.id_jugada"])
        .where("persona.id_persona", "=", idPersona)
        .orderBy("giro.dia")
        .execute();
      return {
        preferencias: aPreferencias(filas[0] ?? {}),
        giros: filas.flatMap(({ dia, id_jugada }) =>
          dia === null ? [] : [{ dia, usado: id_jugada !== null }],
        ),
      };
    },

    async ganarGiros(idRonda, idPersona, dias, now) {
      await db
        .insertInto("giros_de_ruleta")
        .values(
          dias.map((dia) => ({
            ...{ id_ronda: idRonda, id_persona: idPersona, dia, id_jugada: null },
            ganado_en: now.toISOString(),
          })),
        )
        .onConflict((conflicto) => conflicto.columns(["id_persona", "id_ronda", "dia"]).doNothing())
        .execute();
    },

    async usarGiro(idRonda, idPersona, idJugada) {
      await db
        .updateTable("giros_de_ruleta")
        .set({ id_jugada: idJugada })
        .where("id_persona", "=", idPersona)
        .where("id_ronda", "=", idRonda)
        .where("dia", "=", (eb) =>
          eb
            .selectFrom("giros_de_ruleta as libre")
            .select((min) => min.fn.min("libre.dia").as("dia"))
            .where("libre.id_persona", "=", idPersona)
            .where("libre.id_ronda", "=", idRonda)
            .where("libre.id_jugada", "is", null),
        )
        .execute();
    },

    async jugada(idJugada) {
      const fila = await jugadas().where("jugada.id_jugada", "=", idJugada).executeTakeFirst();
      return fila ? aJugada(fila) : null;
    },

    async anotar(jugada, idParticipante) {
      await db
        .insertInto("jugadas_de_ruleta")
        .values({
          ...{ id_jugada: jugada.idJugada, id_ronda: jugada.idRonda, numero: jugada.numero },
          ...{ id_participante: idParticipante, cuenta: jugada.cuenta, palabra: jugada.palabra },
          ...{ premio: jugada.premio, gasta: jugada.gasta ? 1 : 0, dia: jugada.dia, eslabon: jugada.eslabon },
          jugada_en: jugada.jugadaEn.toISOString(),
        })
        .execute();
      await db
        .updateTable("participantes_de_ruleta")
        .set({ jugadas: jugada.cuenta })
        .where("id_participante", "=", idParticipante)
        .execute();
      await db
        .updateTable("rondas_de_ruleta")
        .set({ jugadas: jugada.numero, ultimo: jugada.eslabon })
        .where("id_ronda", "=", jugada.idRonda)
        .execute();
    },

    async gastadasEn(idParticipante, dia) {
      const { cuantas } = await db
        .selectFrom("jugadas_de_ruleta")
        .select((eb) => eb.fn.countAll<number | string>().as("cuantas"))
        .where("id_participante", "=", idParticipante)
        .where("dia", "=", dia)
        .where("gasta", "=", 1)
        .executeTakeFirstOrThrow();
      return Number(cuantas);
    },

    async tuvo(idParticipante, premio) {
      const fila = await db
        .selectFrom("jugadas_de_ruleta")
        .select("numero")
        .where("id_participante", "=", idParticipante)
        .where("premio", "=", premio)
        .executeTakeFirst();
      return fila !== undefined;
    },

    async deLaPersona(idRonda, idPersona, cuantas) {
      const filas = await jugadas()
        .leftJoin("entregas_de_ruleta as entrega", "entrega.id_jugada", "jugada.id_jugada")
        .select(["quien.palabra as palabra_propia", "entrega.entregada_en"])
        .where("quien.id_persona", "=", idPersona)
        .where("quien.id_ronda", "=", idRonda)
        .orderBy("jugada.jugada_en", "desc")
        .orderBy("jugada.cuenta", "desc")
        .limit(cuantas)
        .execute();
      return filas.map((fila) => ({
        ...aJugada(fila),
        palabraPropia: fila.palabra_propia,
        recogidoEn: fila.entregada_en === null ? null : new Date(fila.entregada_en),
      }));
    },

    async rondasJugadas(idPersona, now, cuantas) {
      const filas = await db
        .selectFrom("participantes_de_ruleta as quien")
        .innerJoin("rondas_de_ruleta as ronda", "ronda.id_ronda", "quien.id_ronda")
        .select(["ronda.id_ronda", "ronda.desde"])
        .where("quien.id_persona", "=", idPersona)
        .where("quien.jugadas", ">", 0)
        .where("ronda.hasta", "<=", now.toISOString())
        .orderBy("ronda.desde", "desc")
        .orderBy("ronda.id_ronda", "desc")
        .limit(cuantas)
        .execute();
      return filas.map(({ id_ronda: idRonda, desde }) => ({ idRonda, desde: new Date(desde) }));
    },

    async publicas(idRonda, despuesDe, cuantas) {
      const filas = await jugadas()
        .where("jugada.id_ronda", "=", idRonda)
        .where("jugada.numero", ">", despuesDe)
        .orderBy("jugada.numero")
        .limit(cuantas)
        .execute();
      return filas.map(aPublica);
    },

    async prometerEntrega(idJugada, { nombre, codigo, recojo }) {
      await db
        .insertInto("entregas_de_ruleta")
        .values({ id_jugada: idJugada, nombre, codigo, recojo, entregada_en: null })
        .execute();
    },

    async porRecoger(idPersona) {
      const filas = await db
        .selectFrom("participantes_de_ruleta as quien")
        .innerJoin("jugadas_de_ruleta as jugada", "jugada.id_participante", "quien.id_participante")
        .innerJoin("entregas_de_ruleta as entrega", "entrega.id_jugada", "jugada.id_jugada")
        .select(["jugada.id_jugada", "jugada.dia", "entrega.nombre", "entrega.codigo", "entrega.recojo"])
        .where("quien.id_persona", "=", idPersona)
        .where("entrega.entregada_en", "is", null)
        .orderBy("jugada.jugada_en", "desc")
        .orderBy("jugada.cuenta", "desc")
        .execute();
      return filas.map(({ id_jugada: idJugada, ...fila }) => ({ idJugada, ...fila }));
    },

    async entregar(codigo, now) {
      const { numUpdatedRows } = await db
        .updateTable("entregas_de_ruleta")
        .set({ entregada_en: now.toISOString() })
        .where("codigo", "=", codigo)
        .where("entregada_en", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return null;
      const fila = await jugadas()
        .innerJoin("entregas_de_ruleta as entrega", "entrega.id_jugada", "jugada.id_jugada")
        .where("entrega.codigo", "=", codigo)
        .executeTakeFirstOrThrow();
      return aJugada(fila);
    },
  };
}

type FilaDeJugada = Selectable<Tables["jugadas_de_ruleta"]> & { participante: number; id_persona: number };

const aPublica = (fila: FilaDeJugada): JugadaPublica => ({
  numero: fila.numero,
  participante: fila.participante,
  cuenta: fila.cuenta,
  palabra: fila.palabra,
  premio: fila.premio,
  gasta: fila.gasta === 1,
  dia: fila.dia,
  eslabon: fila.eslabon,
});

const aJugada = (fila: FilaDeJugada): Jugada => ({
  ...aPublica(fila),
  idJugada: fila.id_jugada,
  idRonda: fila.id_ronda,
  idPersona: fila.id_persona,
  jugadaEn: new Date(fila.jugada_en),
});
