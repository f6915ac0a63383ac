import { sql, type Selectable } from "kysely";
import type { DatosDeCompra } from "../../../app/domain/ventas/comprobantes/datosDeCompra";
import type { DatosDeCompraRepository } from "../../../app/domain/ventas/comprobantes/repositorio";
import type { EnvioAlCorreoRepository } from "../../../app/domain/cuentas/cuenta/repositorio";
import { SIN_DOCUMENTO } from "../../../app/domain/cuentas/personas/documento";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

export function makeDatosDeCompraRepository(db: Db | Trx): DatosDeCompraRepository {
  return {
    async de(idPersona) {
      const fila = await db
        .selectFrom("datos_de_compra")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .executeTakeFirst();
      return fila ? aDatos(fila) : null;
    },

    async guardar(idPersona, { tipo, correo, boleta, factura }, now) {
      const fila = {
        tipo,
        correo,
        nombre: boleta?.nombre ?? null,
        id_tipo_documento: boleta?.idTipoDocumento ?? null,
        numero_documento: boleta?.numeroDocumento ?? null,
        ruc: factura?.ruc ?? null,
        razon_social: factura?.razonSocial ?? null,
        direccion_fiscal: factura?.direccionFiscal ?? null,
        actualizado_en: now.toISOString(),
      };
      await db
        .insertInto("datos_de_compra")
        .values({ id_persona: idPersona, ...fila })
        .onConflict((conflicto) => conflicto.column("id_persona").doUpdateSet(fila))
        .execute();
    },
  };
}

/** Repository of the mail address to which receipts are sent: that of the account, or another that the person chose. */
export function makeEnvioDeComprobantesRepository(db: Db | Trx): EnvioAlCorreoRepository {
  return {
    async mudar(idPersona, anterior, nuevo) {
      await db
        .updateTable("datos_de_compra")
        .set({ correo: nuevo })
        .where("id_persona", "=", idPersona)
        .where(sql`lower(correo)`, "=", anterior.toLowerCase())
        .execute();
    },

    async olvidarDesde(idPersona, desde) {
      await db
        .deleteFrom("datos_de_compra")
        .where("id_persona", "=", idPersona)
        .where("actualizado_en", ">=", desde.toISOString())
        .execute();
    },

    async olvidarDocumento(idPersona, { idTipoDocumento, numeroDocumento }) {
      await db
        .updateTable("datos_de_compra")
        .set({
          id_tipo_documento: SIN_DOCUMENTO.idTipoDocumento,
          numero_documento: SIN_DOCUMENTO.numeroDocumento,
        })
        .where("id_persona", "=", idPersona)
        .where("id_tipo_documento", "=", idTipoDocumento)
        .where("numero_documento", "=", numeroDocumento)
        .execute();
    },
  };
}

function aDatos(fila: Selectable<Tables["datos_de_compra"]>): DatosDeCompra {
  const { nombre, id_tipo_documento, numero_documento, ruc, razon_social, direccion_fiscal } = fila;
  return {
    tipo: fila.tipo,
    correo: fila.correo,
    boleta:
      nombre !== null && id_tipo_documento !== null && numero_documento !== null
        ? { nombre, idTipoDocumento: id_tipo_documento, numeroDocumento: numero_documento }
        : null,
    factura:
      ruc !== null && razon_social !== null && direccion_fiscal !== null
        ? { ruc, razonSocial: razon_social, direccionFiscal: direccion_fiscal }
        : null,
  };
}
