import { sql, type Insertable, type Selectable } from "kysely";
import { clavesPorOlvidar } from "../../../app/domain/cuentas/identidad/clavesReemplazadas";
import {
  SIN_DOCUMENTO,
  tieneDocumento,
  TIPOS_DE_DOCUMENTO,
  type Documento,
} from "../../../app/domain/cuentas/personas/documento";
import type { Persona, Cuenta, Choque, DatosPropios } from "../../../app/domain/cuentas/personas/persona";
import type { PersonaRepository } from "../../../app/domain/cuentas/personas/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import { unaVez } from "../../platform/database/lectura";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import type { Tables } from "../../platform/database/schema";
import { reservarNumero, siguienteNumero, tomarSerie } from "../../platform/repositories/contadores";
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

  /** Stores the password hash that is about to be replaced, except the hash left by an undo, which no password
   *  matches. */
  const guardarClaveReemplazada = async (idPersona: number, now: Date) => {
    // This update changes nothing: it locks the row (PostgreSQL § 13.3.2), so that no other transaction replaces the
    // password before this one ends.
    const cuenta = await db
      .updateTable("cuentas")
      .set((eb) => ({ clave_hash: eb.ref("clave_hash") }))
      .where("id_persona", "=", idPersona)
      .returning(["clave_hash", "clave_anulada", "clave_desde"])
      .executeTakeFirst();
    if (cuenta?.clave_anulada !== null) return;
    await db
      .insertInto("claves_reemplazadas")
      .values({
        id_persona: idPersona,
        clave_hash: cuenta.clave_hash,
        en_uso_desde: cuenta.clave_desde,
        reemplazada_en: now.toISOString(),
      })
      .onConflict((conflicto) => conflicto.doNothing())
      .execute();
    const filas = await db
      .selectFrom("claves_reemplazadas")
      .selectAll()
      .where("id_persona", "=", idPersona)
      .execute();
    const sobran = clavesPorOlvidar(
      filas.map((fila) => ({
        claveHash: fila.clave_hash,
        enUsoDesde: fila.en_uso_desde === null ? null : new Date(fila.en_uso_desde),
        reemplazadaEn: new Date(fila.reemplazada_en),
      })),
    );
    if (sobran.length === 0) return;
    await db
      .deleteFrom("claves_reemplazadas")
      .where("id_persona", "=", idPersona)
      .where("clave_hash", "in", sobran)
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

    async clavesDe(idsPersona) {
      const filas = await db
        .selectFrom("cuentas")
        .select(["id_persona", "clave_hash"])
        .where("id_persona", "in", idsPersona)
        .execute();
      return new Map(filas.map((fila) => [fila.id_persona, fila.clave_hash]));
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
      return (
        (fila && {
          nombre: fila.nombre,
          apePaterno: fila.ape_paterno,
          apeMaterno: fila.ape_materno,
          prefijo: fila.prefijo,
          telefono: fila.telefono,
        }) ??
        null
      );
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

    async cambiarClave(idPersona, claveHash, now) {
      await guardarClaveReemplazada(idPersona, now);
      await db
        .updateTable("cuentas")
        .set({ clave_hash: claveHash, clave_anulada: null, clave_desde: now.toISOString() })
        .where("id_persona", "=", idPersona)
        .execute();
    },

    async bloquear(idPersona) {
      // This update changes nothing: it locks the row, as in `horarios.bloquear` (PostgreSQL § 13.3.2).
      await db
        .updateTable("personas")
        .set((eb) => ({ email: eb.ref("email") }))
        .where("id_persona", "=", idPersona)
        .execute();
    },

    async sigueConClave(idPersona, claveHash) {
      const { numUpdatedRows } = await db
        .updateTable("cuentas")
        .set({ clave_hash: claveHash })
        .where("id_persona", "=", idPersona)
        .where("clave_hash", "=", claveHash)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async anularClave(idPersona, claveHash, now) {
      await guardarClaveReemplazada(idPersona, now);
      await db
        .updateTable("cuentas")
        .set({ clave_anulada: sql`coalesce(clave_anulada, clave_hash)`, clave_hash: claveHash })
        .where("id_persona", "=", idPersona)
        .execute();
      await db
        .updateTable("claves_reemplazadas")
        .set({ reemplazada_en: now.toISOString() })
        .where("id_persona", "=", idPersona)
        .execute();
    },

    async clavesReemplazadas(idPersona, desde) {
      const cuenta = await db
        .selectFrom("cuentas")
        .select("clave_anulada")
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      const filas = await db
        .selectFrom("claves_reemplazadas")
        .select("clave_hash")
        .where("id_persona", "=", idPersona)
        .where("reemplazada_en", ">", desde.toISOString())
        .execute();
      const reemplazadas = filas.map((fila) => fila.clave_hash);
      return [...new Set(cuenta?.clave_anulada ? [cuenta.clave_anulada, ...reemplazadas] : reemplazadas)];
    },
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

/**
 * The columns of a document. Type and number are unique together, and SQLite cannot make a column nullable
 * (SQLite, `ALTER TABLE`). So a row without a document has a number derived from the person id, which nobody reads.
 */
const columnasDeDocumento = (idPersona: number, documento: Documento) => ({
  id_tipo_documento: documento.idTipoDocumento,
  numero_documento: tieneDocumento(documento) ? documento.numeroDocumento : `sin-documento-${idPersona}`,
});

function documentoDeFila(fila: Selectable<Tables["personas"]>): Documento {
  const documento = { idTipoDocumento: fila.id_tipo_documento, numeroDocumento: fila.numero_documento };
  return tieneDocumento(documento) ? documento : SIN_DOCUMENTO;
}

function aFila(persona: Persona): Insertable<Tables["personas"]> {
  return {
    id_persona: persona.idPersona,
    id_usuario: persona.idUsuario,
    digital_id: persona.digitalId,
    nombre: persona.nombre,
    ape_paterno: persona.apePaterno,
    ape_materno: persona.apeMaterno,
    email: persona.email,
    telefono: persona.telefono,
    prefijo: persona.prefijo,
    datos_confirmados: persona.datosConfirmados,
    usuario_login: persona.usuarioLogin,
    ...columnasDeDocumento(persona.idPersona, persona),
    es_asegurada: Number(persona.esAsegurada),
  };
}

export function aPersona(fila: Selectable<Tables["personas"]>): Persona {
  return {
    idPersona: fila.id_persona,
    idUsuario: fila.id_usuario,
    digitalId: fila.digital_id,
    nombre: fila.nombre,
    apePaterno: fila.ape_paterno,
    apeMaterno: fila.ape_materno,
    email: fila.email,
    telefono: fila.telefono,
    prefijo: fila.prefijo,
    datosConfirmados: fila.datos_confirmados,
    usuarioLogin: fila.usuario_login,
    ...documentoDeFila(fila),
    esAsegurada: fila.es_asegurada === 1,
  };
}

const aCuenta = (fila: Selectable<Tables["cuentas"]>): Cuenta => ({
  idPersona: fila.id_persona,
  correo: fila.correo,
  claveHash: fila.clave_hash,
});

export const aColumnas = ({ nombre, apePaterno, apeMaterno, prefijo, telefono }: DatosPropios) => ({
  nombre,
  ape_paterno: apePaterno,
  ape_materno: apeMaterno,
  prefijo,
  telefono,
});
