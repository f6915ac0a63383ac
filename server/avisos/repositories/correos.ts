import { sql, type Selectable } from "kysely";
import { INTENTOS_DE_ENTREGA } from "../../../app/domain/avisos/correo/enviarCorreos";
import type { Correo, CorreoEnBandeja } from "../../../app/domain/avisos/correo/correo";
import type { CorreoRepository } from "../../../app/domain/avisos/correo/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

export function makeCorreoRepository(db: Db | Trx): CorreoRepository {
  /** Number of mails that wait in the same lane for the same person, or for the same address without a person. */
  const enEspera = (correo: Correo) => {
    const { idPersona, para } = correo;
    return db
      .selectFrom("correos")
      .select((eb) => eb.fn.countAll<number>().as("cuantos"))
      .where(SIN_ENVIAR)
      .where("intentos", "<", INTENTOS_DE_ENTREGA)
      .where("texto", "!=", "")
      .where(carrilDe(correo))
      .$if(idPersona !== null, (consulta) => consulta.where("id_persona", "=", idPersona))
      .$if(idPersona === null, (consulta) =>
        consulta.where("para", "=", para).where(sql<boolean>`coalesce(id_persona, 0) = 0`),
      );
  };

  return {
    async encolar(correo) {
      // The mail has no address yet, because the person has not given one.
      if (correo.para === "") return;
      await db
        .insertInto("correos")
        .values({
          id_correo: correo.idCorreo,
          id_persona: correo.idPersona,
          secreto: correo.secreto ? 1 : 0,
          urgente: correo.urgente ? 1 : 0,
          oficio: correo.oficio ? 1 : 0,
          turno: enEspera(correo),
          para: correo.para,
          asunto: correo.asunto,
          texto: correo.texto,
          html: correo.html,
          baja: correo.baja ?? null,
          adjuntos: correo.adjuntos ? JSON.stringify(correo.adjuntos) : null,
          creado_en: correo.creadoEn.toISOString(),
          enviado_en: null,
          siguiente_en: correo.creadoEn.toISOString(),
        })
        .onConflict((conflicto) => conflicto.column("id_correo").doNothing())
        .execute();
    },

    async resumen(cuantos) {
      const filas = await db
        .selectFrom("correos")
        .select(["id_correo", "creado_en", "enviado_en", "intentos"])
        .orderBy("creado_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map((fila) => ({
        idCorreo: fila.id_correo,
        creadoEn: new Date(fila.creado_en),
        enviadoEn: fila.enviado_en === null ? null : new Date(fila.enviado_en),
        intentos: fila.intentos,
      }));
    },

    async porEnviar(hasta) {
      const { cuantos } = await db
        .selectFrom("correos")
        .select((eb) => eb.fn.countAll<number | string>().as("cuantos"))
        .where(POR_ENTREGAR)
        .where("siguiente_en", "<=", hasta.toISOString())
        .executeTakeFirstOrThrow();
      return Number(cuantos);
    },

    async reenviar(idCorreo, now) {
      const { numUpdatedRows } = await db
        .updateTable("correos")
        .set({ enviado_en: null, siguiente_en: now.toISOString(), intentos: 0 })
        .where("id_correo", "=", idCorreo)
        .where("texto", "!=", "")
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async adjudicar(para, idPersona) {
      await db
        .updateTable("correos")
        .set({ id_persona: idPersona })
        .where("para", "=", para)
        .where("oficio", "=", 0)
        // Not "is null": the database would take the index of a person's mails for the fitting one.
        .where(sql<boolean>`coalesce(id_persona, 0) = 0`)
        .execute();
    },

    async retirar(idsCorreo) {
      if (idsCorreo.length === 0) return;
      await db.deleteFrom("correos").where("id_correo", "in", idsCorreo).where(SIN_ENVIAR).execute();
    },

    async olvidarEnviados(comienzo) {
      await db
        .deleteFrom("correos")
        .where(empiezaCon(comienzo))
        .where("enviado_en", "is not", null)
        .execute();
    },

    async sinEnviar(idsCorreo) {
      const { cuantos } = await db
        .selectFrom("correos")
        .select((eb) => eb.fn.countAll<number | string>().as("cuantos"))
        .where("id_correo", "in", idsCorreo)
        .where(SIN_ENVIAR)
        .executeTakeFirstOrThrow();
      return Number(cuantos);
    },
  };
}

/**
 * Condition for mails that must still be sent. It leaves out those tried for a week, and those whose secret text was
 * deleted while they waited.
 */
export const POR_ENTREGAR = sql<boolean>`enviado_en is null and intentos < ${sql.lit(INTENTOS_DE_ENTREGA)} and texto <> ''`;

/**
 * Condition for mails that were never sent: they wait, or were given up and an operator may send them again. Not "is
 * null": the database would take the index of all waiting mails for the fitting one.
 */
const SIN_ENVIAR = sql<boolean>`coalesce(enviado_en, '') = ''`;

/** Condition for ids that begin with a word, as a range of the primary key. */
const empiezaCon = (comienzo: string) =>
  sql<boolean>`id_correo >= ${comienzo} and id_correo < ${`${comienzo}\u007f`}`;

/**
 * Lanes of the outbox in order of sending: urgent codes, mails with a secret link, ordinary mails, and mass mails that
 * people may stop. Each is written as in its index.
 */
const CARRILES = [
  sql<boolean>`urgente = 1`,
  sql<boolean>`urgente = 0 and secreto = 1 and baja is null`,
  sql<boolean>`urgente = 0 and secreto = 0 and baja is null`,
  sql<boolean>`urgente = 0 and baja is not null`,
] as const;

const carrilDe = ({ urgente, secreto, baja }: Correo) => CARRILES[urgente ? 0 : baja ? 3 : secreto ? 1 : 2];

/** Waiting mails that are read for each wanted one, because another process may take some meanwhile. */
const MIRADOS_POR_CADA_UNO = 10;

/** Functions of the outbox for the job that sends mails. */
export function makeBandejaDeSalida(db: Db) {
  return {
    /**
     * Takes due mails, lane by lane. Within a lane every person gets one mail before anybody gets a second. No other
     * process takes these mails before `reintentarEn`.
     */
    async tomar(
      now: Date,
      reintentarEn: (intentos: number) => Date,
      cuantos: number,
    ): Promise<CorreoEnBandeja[]> {
      const tomados: CorreoEnBandeja[] = [];
      for (const carril of CARRILES) {
        const pendientes = await db
          .selectFrom("correos")
          .selectAll()
          .where(POR_ENTREGAR)
          .where(carril)
          // This condition is true for every mail. Without it SQLite uses only the first column of the lane's index.
          .where("turno", ">=", 0)
          .where("siguiente_en", "<=", now.toISOString())
          .orderBy("turno")
          .orderBy("siguiente_en")
          .limit(cuantos * MIRADOS_POR_CADA_UNO)
          .execute();
        for (const fila of pendientes) {
          if (tomados.length === cuantos) return tomados;
          const { numUpdatedRows } = await db
            .updateTable("correos")
            .set({ siguiente_en: reintentarEn(fila.intentos).toISOString(), intentos: sql`intentos + 1` })
            .where("id_correo", "=", fila.id_correo)
            .where("intentos", "=", fila.intentos)
            .executeTakeFirst();
          if (numUpdatedRows === 1n) tomados.push(aCorreo(fila));
        }
      }
      return tomados;
    },

    async marcarEnviado(idCorreo: string, now: Date): Promise<void> {
      await db
        .updateTable("correos")
        .set({
          enviado_en: now.toISOString(),
          texto: sql<string>`case when secreto = 1 then '' else texto end`,
          html: sql<string | null>`case when secreto = 1 then null else html end`,
          baja: null,
        })
        .where("id_correo", "=", idCorreo)
        .execute();
    },

    /** The newest mails first, for the development mailbox. */
    async ultimos(cuantos: number): Promise<CorreoEnBandeja[]> {
      const filas = await db
        .selectFrom("correos")
        .selectAll()
        .orderBy("creado_en", "desc")
        .limit(cuantos)
        .execute();
      return filas.map(aCorreo);
    },
  };
}

function aCorreo(fila: Selectable<Tables["correos"]>): CorreoEnBandeja {
  return {
    idCorreo: fila.id_correo,
    para: fila.para,
    asunto: fila.asunto,
    texto: fila.texto,
    html: fila.html,
    creadoEn: new Date(fila.creado_en),
    ...(fila.baja !== null && { baja: fila.baja }),
    ...(fila.adjuntos !== null && { adjuntos: JSON.parse(fila.adjuntos) as Correo["adjuntos"] }),
  };
}

/** Deletes mails, sent or not, in the deletion of an account. */
export async function borrarCorreos(db: Db | Trx, idsCorreo: readonly string[]): Promise<void> {
  if (idsCorreo.length === 0) return;
  await db.deleteFrom("correos").where("id_correo", "in", idsCorreo).execute();
}
