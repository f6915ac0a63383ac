import type { Cuenta } from "../../../app/domain/identidad/identidad";
import type { Persona } from "../../../app/domain/personas/persona";
import type { PersonaRepository } from "../../../app/domain/puertos";
import type { Db, Trx } from "../client";
import type { Tables } from "../schema";
import { siguienteNumero } from "./contadores";

export function makePersonaRepository(db: Db | Trx): PersonaRepository {
  return {
    async porId(idPersona) {
      const fila = await db
        .selectFrom("personas")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? aPersona(fila) : null;
    },

    async confirmarDatos(idPersona, { numero, prefijo }) {
      await db
        .updateTable("personas")
        .set({ telefono: numero, prefijo, datos_confirmados: 1 })
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
      const idPersona = await siguienteNumero(db, "personas");
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("personas")
        .values(deLaPersona({ ...persona, idPersona }))
        .onConflict((conflicto) => conflicto.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? idPersona : null;
    },

    async marcarAsegurada(idPersona, usuarioLogin) {
      await db
        .updateTable("personas")
        .set({ es_asegurada: 1, usuario_login: usuarioLogin })
        .where("id_persona", "=", idPersona)
        .execute();
    },
  };
}

/** Writes a person with their account: what the seed does now and signing up will. */
export async function guardarPersona(db: Db | Trx, persona: Persona, claveHash: string): Promise<void> {
  await db.insertInto("personas").values(deLaPersona(persona)).execute();
  await db
    .insertInto("cuentas")
    .values({ id_persona: persona.idPersona, correo: persona.email, clave_hash: claveHash })
    .execute();
}

function deLaPersona(persona: Persona): Tables["personas"] {
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
    numero_documento: persona.numeroDocumento,
    id_tipo_documento: persona.idTipoDocumento,
    es_asegurada: Number(persona.esAsegurada),
  };
}

const aCuenta = (fila: Tables["cuentas"]): Cuenta => ({
  idPersona: fila.id_persona,
  correo: fila.correo,
  claveHash: fila.clave_hash,
});

function aPersona(fila: Tables["personas"]): Persona {
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
    numeroDocumento: fila.numero_documento,
    idTipoDocumento: fila.id_tipo_documento,
    esAsegurada: fila.es_asegurada === 1,
  };
}
