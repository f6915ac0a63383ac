import { sql } from "kysely";
import { SIN_DOCUMENTO, TIPOS_DE_DOCUMENTO } from "../../../app/domain/cuentas/personas/documento";
import type { Persona, Choque } from "../../../app/domain/cuentas/personas/persona";
import type { PersonaRepository } from "../../../app/domain/cuentas/personas/repositorio";
import { candado } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import { unaVez } from "../../platform/database/lectura";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import { reservarNumero, siguienteNumero, tomarSerie } from "../../platform/repositories/contadores";
import { makeClavesDePersona } from "./clavesDePersona";
import { aColumnas, aCuenta, aDatosPropios, aFila, aPersona, columnasDeDocumento } from "./filaDePersona";
import { lectura } from "./lecturas";

/** Name of the number series of person ids, which the demonstration data use too. */
export const SERIE_DE_PERSONAS = "personas";

const porId = sentencia((db, { idPersona }: Huecos<{ idPersona: number }>) =>
  db.selectFrom("personas").selectAll().where("id_persona", "=", idPersona),
);

export function makePersonaRepository(db: Db | Trx): PersonaRepository {
  /** Id of another person who signs in with this mail; null when there is none. */
  const otroPorCorreo = async (correo: string, idPersona: number): Promise<number | null> => {
    const cuenta = await db
      .selectFrom("cuentas")
      .select("id_persona")
      .where("correo", "=", correo)
      .where("id_persona", "!=", idPersona)
      .executeTakeFirst();
    const persona = await db
      .selectFrom("personas")
      .select("id_persona")
      .where("usuario_login", "=", correo)
      .where("id_persona", "!=", idPersona)
      .executeTakeFirst();
    return (cuenta ?? persona)?.id_persona ?? null;
  };

  /** Finds out why a sign-up was refused by a unique index: the mail or the document is taken. */
  const choqueDe = async (nueva: Omit<Persona, "idPersona">, idPersona: number): Promise<Choque> => {
    const titular = await db
      .selectFrom("personas")
      .select(["id_persona", "email", "es_asegurada"])
      .where("id_tipo_documento", "=", nueva.idTipoDocumento)
      .where("numero_documento", "=", nueva.numeroDocumento)
      .where("id_persona", "!=", idPersona)
      .executeTakeFirst();
    const delCorreo = await otroPorCorreo(nueva.email, idPersona);
    if (delCorreo !== null) {
      return titular?.id_persona === delCorreo
        ? { con: "ambos", otroTitular: null }
        : { con: "correo", otroTitular: titular?.id_persona ?? null };
    }
    if (!titular) throw new Error("a person could not be written, and nobody stood in the way");
    if (titular.email === nueva.email) {
      return { con: titular.es_asegurada === 1 ? "asegurado" : "ambos", otroTitular: null };
    }
    return { con: "documento", otroTitular: titular.id_persona };
  };

  /** Stores the names and the telephone of a person as they are before a change, under their version. */
  const guardarLoReemplazado = async (idPersona: number, now: Date) => {
    const fila = await db
      .selectFrom("personas")
      .select(["nombre", "ape_paterno", "ape_materno", "prefijo", "telefono", "version"])
      .where("id_persona", "=", idPersona)
      .executeTakeFirst();
    if (!fila) return;
    await db
      .insertInto("datos_reemplazados")
      .values({ ...fila, id_persona: idPersona, reemplazado_en: now.toISOString() })
      .onConflict((conflicto) => conflicto.doNothing())
      .execute();
  };

  return {
    porId: (idPersona) =>
      unaVez(db, lectura.persona(idPersona), async () => {
        const [fila] = await porId(db, { idPersona });
        return fila ? aPersona(fila) : null;
      }),

    async confirmarDatos(idPersona, { numero, prefijo }, now) {
      await guardarLoReemplazado(idPersona, now);
      await db
        .updateTable("personas")
        .set({ telefono: numero, prefijo, datos_confirmados: 1, version: sql`version + 1` })
        .where("id_persona", "=", idPersona)
        .execute();
    },

    async cuentaPorCorreo(correo) {
      const fila = await db.selectFrom("cuentas").selectAll().where("correo", "=", correo).executeTakeFirst();
      return fila ? aCuenta(fila) : null;
    },

    async cuentaPorDocumento({ idTipoDocumento, numeroDocumento }) {
      const fila = await db
        .selectFrom("cuentas")
        .innerJoin("personas", "personas.id_persona", "cuentas.id_persona")
        .selectAll("cuentas")
        .where("personas.id_tipo_documento", "=", idTipoDocumento)
        .where("personas.numero_documento", "=", numeroDocumento)
        .executeTakeFirst();
      return fila ? aCuenta(fila) : null;
    },

    async cuentaDe(idPersona) {
      const fila = await db
        .selectFrom("cuentas")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? aCuenta(fila) : null;
    },

    async porDocumento({ idTipoDocumento, numeroDocumento }) {
      const fila = await db
        .selectFrom("personas")
        .selectAll()
        .where("id_tipo_documento", "=", idTipoDocumento)
        .where("numero_documento", "=", numeroDocumento)
        .executeTakeFirst();
      return fila ? aPersona(fila) : null;
    },

    async crearSinCuenta(persona) {
      const idPersona = await siguienteNumero(db, SERIE_DE_PERSONAS);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("personas")
        .values(aFila({ ...persona, idPersona }))
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? idPersona : null;
    },

    async cambiarDocumento(idPersona, documento) {
      await db
        .updateTable("personas")
        .set({ ...columnasDeDocumento(idPersona, documento), version: sql`version + 1` })
        .where("id_persona", "=", idPersona)
        .execute();
    },

    async marcarAsegurada(idPersona, usuarioLogin) {
      await db
        .updateTable("personas")
        .set({ es_asegurada: 1, usuario_login: usuarioLogin })
        .where("id_persona", "=", idPersona)
        .execute();
    },

    async crear(sinNumero, claveHash) {
      // Taking a number locks the series, so two sign-ups with one mail or document come here one after the other.
      // The unique indexes, and not the question below, let only the first one through.
      const idPersona = await siguienteNumero(db, SERIE_DE_PERSONAS);
      const persona = await db
        .insertInto("personas")
        .values(aFila({ ...sinNumero, idPersona }))
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirst();
      const cuenta =
        persona.numInsertedOrUpdatedRows === 1n &&
        (await db
          .insertInto("cuentas")
          .values({ id_persona: idPersona, correo: sinNumero.email, clave_hash: claveHash })
          .onConflict((conflicto) => conflicto.doNothing())
          .executeTakeFirst());
      return cuenta && cuenta.numInsertedOrUpdatedRows === 1n
        ? { idPersona }
        : { choque: await choqueDe(sinNumero, idPersona) };
    },

    async conVersion(idPersona) {
      const fila = await db
        .selectFrom("personas")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? { persona: aPersona(fila), version: fila.version } : null;
    },

    async correosDe(idPersona) {
      const fila = await db
        .selectFrom("personas")
        .innerJoin("cuentas", "cuentas.id_persona", "personas.id_persona")
        .select(["cuentas.correo", "personas.email"])
        .where("personas.id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? [...new Set([fila.correo, fila.email])] : [];
    },

    async porNumeroDeDocumento(numero) {
      const filas = await db
        .selectFrom("personas")
        .select(["id_persona", "id_tipo_documento"])
        .where("numero_documento", "=", numero)
        .where("id_tipo_documento", "!=", SIN_DOCUMENTO.idTipoDocumento)
        .execute();
      const orden = ({ id_tipo_documento: tipo }: { id_tipo_documento: number }) =>
        TIPOS_DE_DOCUMENTO.findIndex(({ idTipoDocumento }) => idTipoDocumento === tipo);
      return filas.toSorted((a, b) => orden(a) - orden(b))[0]?.id_persona ?? null;
    },

    async guardarContacto(idPersona, version, { prefijo, telefono }, now) {
      await guardarLoReemplazado(idPersona, now);
      const { numUpdatedRows } = await db
        .updateTable("personas")
        .set({ prefijo, telefono, datos_confirmados: 1, version: sql`version + 1` })
        .where("id_persona", "=", idPersona)
        .where("version", "=", version)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async datosDesde(idPersona, desde) {
      const fila = await db
        .selectFrom("datos_reemplazados")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("reemplazado_en", ">=", desde.toISOString())
        .orderBy("version")
        .limit(1)
        .executeTakeFirst();
      return fila ? aDatosPropios(fila) : null;
    },

    async devolverDatos(idPersona, datos) {
      await db
        .updateTable("personas")
        .set({ ...aColumnas(datos), version: sql`version + 1` })
        .where("id_persona", "=", idPersona)
        .execute();
    },

    async guardarNombres(idPersona, version, { nombre, apePaterno, apeMaterno }, now) {
      await guardarLoReemplazado(idPersona, now);
      const { numUpdatedRows } = await db
        .updateTable("personas")
        .set({
          nombre,
          ape_paterno: apePaterno,
          ape_materno: apeMaterno,
          version: sql`version + 1`,
        })
        .where("id_persona", "=", idPersona)
        .where("version", "=", version)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async cambiarCorreo(idPersona, correo) {
      // The lock lets one mail address change at a time, so that a taken address is a refusal in words and not an
      // error of the unique index.
      await tomarSerie(db, SERIE_DE_PERSONAS);
      if ((await otroPorCorreo(correo, idPersona)) !== null) return false;
      await db.updateTable("cuentas").set({ correo }).where("id_persona", "=", idPersona).execute();
      // The login of an insured client is their document (specification § 6); everybody else's is the mail.
      await db
        .updateTable("personas")
        .set({
          email: correo,
          usuario_login: sql`case when es_asegurada = 1 then usuario_login else ${correo} end`,
          datos_confirmados: 1,
          version: sql`version + 1`,
        })
        .where("id_persona", "=", idPersona)
        .execute();
      return true;
    },

    async bloquear(idPersona) {
      await candado(db, "personas", "email").where("id_persona", "=", idPersona).execute();
    },

    ...makeClavesDePersona(db),
  };
}

/** Writes a person with a known id, and their account. Only the seed and the tests use it. */
export async function guardarPersona(db: Db | Trx, persona: Persona, claveHash: string): Promise<void> {
  await db.insertInto("personas").values(aFila(persona)).execute();
  await db
    .insertInto("cuentas")
    .values({ id_persona: persona.idPersona, correo: persona.email, clave_hash: claveHash })
    .execute();
  await reservarNumero(db, SERIE_DE_PERSONAS, persona.idPersona);
}
