import type { Insertable, Selectable } from "kysely";
import {
  SIN_DOCUMENTO,
  tieneDocumento,
  type Documento,
} from "../../../app/domain/cuentas/personas/documento";
import type { Cuenta, DatosPropios, Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Tables } from "../../platform/database/schema";

/**
 * The columns of a document. Type and number are unique together, and SQLite cannot make a column nullable
 * (SQLite, `ALTER TABLE`). So a row without a document has a number derived from the person id, which nobody reads.
 */
export const columnasDeDocumento = (idPersona: number, documento: Documento) => ({
  id_tipo_documento: documento.idTipoDocumento,
  numero_documento: tieneDocumento(documento) ? documento.numeroDocumento : `sin-documento-${idPersona}`,
});

function documentoDeFila(fila: Selectable<Tables["personas"]>): Documento {
  const documento = { idTipoDocumento: fila.id_tipo_documento, numeroDocumento: fila.numero_documento };
  return tieneDocumento(documento) ? documento : SIN_DOCUMENTO;
}

export function aFila(persona: Persona): Insertable<Tables["personas"]> {
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

export const aCuenta = (fila: Selectable<Tables["cuentas"]>): Cuenta => ({
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

export const aDatosPropios = (fila: Selectable<Tables["datos_reemplazados"]>): DatosPropios => ({
  nombre: fila.nombre,
  apePaterno: fila.ape_paterno,
  apeMaterno: fila.ape_materno,
  prefijo: fila.prefijo,
  telefono: fila.telefono,
});
