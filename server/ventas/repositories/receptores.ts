import type { Selectable } from "kysely";
import type { EstadoDeComprobante } from "../../../app/domain/ventas/comprobantes/comprobante";
import type { Receptor } from "../../../app/domain/ventas/comprobantes/datosDeCompra";
import type { Cofre } from "../../../app/domain/shared/cofre";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

type Fila = Selectable<Tables["comprobantes"]>;

/** Recipient of a receipt. That of a deleted account is encrypted, and the encryption is bound to this receipt. */
export function receptorDeFila(fila: Fila, cofre: Cofre): Receptor {
  if (fila.receptor_cerrado !== null)
    return JSON.parse(cofre.abrir(fila.receptor_cerrado, fila.id_comprobante)) as Receptor;
  return {
    nombre: fila.receptor_nombre,
    idTipoDocumento: fila.receptor_tipo_documento,
    numeroDocumento: fila.receptor_numero_documento,
    direccion: fila.receptor_direccion,
    correo: fila.receptor_correo,
  };
}

export const columnasDeReceptor = (receptor: Receptor) => ({
  receptor_nombre: receptor.nombre,
  receptor_tipo_documento: receptor.idTipoDocumento,
  receptor_numero_documento: receptor.numeroDocumento,
  receptor_direccion: receptor.direccion,
  receptor_correo: receptor.correo,
});

const NADIE = columnasDeReceptor({
  ...{ nombre: "", idTipoDocumento: 0, numeroDocumento: "", direccion: null, correo: "" },
});

/**
 * States of a receipt that has not reached the issuer. Only such a receipt needs the mail address to which the issuer
 * sends it.
 */
const SIN_ENVIAR: readonly EstadoDeComprobante[] = ["pendiente", "enviado"];

/** Columns of a receipt that hold its recipient, encrypted with our keys. */
export function columnasCerradas(
  {
    idComprobante,
    estado,
    receptor,
  }: { idComprobante: string; estado: EstadoDeComprobante; receptor: Receptor },
  cofre: Cofre,
) {
  const correo = SIN_ENVIAR.includes(estado) ? receptor.correo : "";
  return { ...NADIE, receptor_cerrado: cofre.cerrar(JSON.stringify({ ...receptor, correo }), idComprobante) };
}

/** Encrypts the recipients of receipts when the account is deleted. The rows stay, because refunds need them. */
export async function cerrarReceptores(db: Db | Trx, cofre: Cofre, idPersona: number): Promise<void> {
  const filas = await db
    .selectFrom("comprobantes")
    .selectAll()
    .where("id_persona", "=", idPersona)
    .where("receptor_cerrado", "is", null)
    .execute();
  for (const fila of filas) {
    const { id_comprobante: idComprobante, estado } = fila;
    await db
      .updateTable("comprobantes")
      .set(columnasCerradas({ idComprobante, estado, receptor: receptorDeFila(fila, cofre) }, cofre))
      .where("id_comprobante", "=", idComprobante)
      .execute();
  }
}
