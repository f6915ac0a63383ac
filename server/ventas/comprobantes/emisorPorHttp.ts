import { z } from "zod";
import {
  numeroDeComprobante,
  type Comprobante,
  type TipoDeComprobante,
} from "../../../app/domain/ventas/comprobantes/comprobante";
import type { EmisorDeComprobantes } from "../../../app/domain/ventas/comprobantes/emisor";
import { llamar, type Fetch } from "../../platform/llamada";

export interface OpcionesDeEmisor {
  url: string;
  token: string;
}

/** Codes of the tax office's (SUNAT) catalogues 1 and 6 (R.S. 097-2012/SUNAT, Anexo 8), which every issuer knows. */
const TIPO: Record<TipoDeComprobante, string> = { factura: "01", boleta: "03", "nota-de-credito": "07" };
const TIPO_DE_DOCUMENTO: Record<number, string> = { 1: "6", 2: "1", 3: "7", 4: "4" };
const SIN_TIPO = "0";
/**
 * Reasons of a credit note (catalogue 9 of R.S. 097-2012/SUNAT, Anexo 8): cancellation of the operation, and decrease
 * of its value.
 */
const ANULACION_DE_LA_OPERACION = "01";
const DISMINUCION_EN_EL_VALOR = "09";

const respuesta = z.object({ estado: z.enum(["enviado", "aceptado", "rechazado"]) });

/**
 * An issuer of receipts that is called over HTTP. The address of a request holds the receipt's id, so sending a
 * receipt again answers its state.
 */
export function makeEmisorPorHttp(fetch: Fetch, { url, token }: OpcionesDeEmisor): EmisorDeComprobantes {
  return {
    async emitir(comprobante, empresa, modificado) {
      const { estado } = await llamar(fetch, {
        metodo: "PUT",
        url: `${url.replace(/\/$/, "")}/comprobantes/${encodeURIComponent(comprobante.idComprobante)}`,
        cabeceras: { authorization: `Bearer ${token}` },
        cuerpo: JSON.stringify({
          emisor: empresa,
          ...cuerpoDe(comprobante),
          ...(modificado && {
            modifica: {
              tipo: TIPO[modificado.tipo],
              numero: numeroDeComprobante(modificado),
              motivo:
                comprobante.totalCentimos === modificado.totalCentimos
                  ? ANULACION_DE_LA_OPERACION
                  : DISMINUCION_EN_EL_VALOR,
            },
          }),
        }),
        respuesta,
      });
      return estado;
    },
  };
}

function cuerpoDe(comprobante: Comprobante) {
  const { receptor } = comprobante;
  return {
    tipo: TIPO[comprobante.tipo],
    numero: numeroDeComprobante(comprobante),
    fechaDeEmision: comprobante.emitidoEn.toISOString(),
    moneda: "PEN",
    receptor: {
      tipoDeDocumento: TIPO_DE_DOCUMENTO[receptor.idTipoDocumento] ?? SIN_TIPO,
      numeroDeDocumento: receptor.numeroDocumento,
      nombre: receptor.nombre,
      direccion: receptor.direccion,
      // The receipt of a deleted account has no mail address to be sent to.
      ...(receptor.correo !== "" && { correo: receptor.correo }),
    },
    concepto: comprobante.concepto,
    valorDeVentaCentimos: comprobante.baseCentimos,
    igvCentimos: comprobante.igvCentimos,
    totalCentimos: comprobante.totalCentimos,
  };
}
