import type { DatosDeCompra } from "~/domain/ventas/comprobantes/datosDeCompra";
import {
  ESTADO_EN_PALABRAS,
  NOMBRE_DE_COMPROBANTE,
  numeroDeComprobante,
  type Comprobante,
} from "~/domain/ventas/comprobantes/comprobante";
import { DNI, documentoEnPalabras, RUC, tieneDocumento } from "~/domain/cuentas/personas/documento";
import { diaYHora, diaYHoraEscrita } from "~/domain/shared/fechas";
import { soles } from "~/domain/shared/dinero";
import { direccionDeComprobante } from "~/domain/ventas/comprobantes/direcciones";
import type { ValoresDeCompra } from "./FormularioDeCompra";

/** Stored billing data, as values of the form. */
export function aValores({ tipo, correo, boleta, factura }: DatosDeCompra): ValoresDeCompra {
  // A person with a RUC names another document on a boleta, or asks for a factura.
  const documento = boleta && tieneDocumento(boleta) && boleta.idTipoDocumento !== RUC ? boleta : null;
  return {
    tipo,
    correo,
    nombre: boleta?.nombre ?? "",
    idTipoDocumento: String(documento?.idTipoDocumento ?? DNI),
    numeroDocumento: documento?.numeroDocumento ?? "",
    ruc: factura?.ruc ?? "",
    razonSocial: factura?.razonSocial ?? "",
    direccionFiscal: factura?.direccionFiscal ?? "",
  };
}

/** Receipt (boleta or factura) as a row of the list, for a reader at `ahora`. */
export const enLista = (comprobante: Comprobante, ahora: Date) => ({
  ...enBreve(comprobante),
  cuando: diaYHora(comprobante.emitidoEn, ahora),
});

function enBreve(comprobante: Comprobante) {
  return {
    idComprobante: comprobante.idComprobante,
    href: direccionDeComprobante(comprobante),
    nombre: NOMBRE_DE_COMPROBANTE[comprobante.tipo],
    numero: numeroDeComprobante(comprobante),
    concepto: comprobante.concepto,
    total: soles(comprobante.totalCentimos),
    iso: comprobante.emitidoEn.toISOString(),
    estado: ESTADO_EN_PALABRAS[comprobante.estado],
  };
}

/** A receipt (boleta or factura) as its own page shows it. */
export function enPapel(
  comprobante: Comprobante,
  relacionado: Comprobante | null,
  reemplazo: Comprobante | null,
) {
  const { receptor, baseCentimos, igvCentimos, totalCentimos, tipo, estado } = comprobante;
  return {
    ...enBreve(comprobante),
    // Printed alone, a receipt names the year and the zone of its hour.
    cuando: diaYHoraEscrita(comprobante.emitidoEn),
    receptor: {
      nombre: receptor.nombre,
      documento: documentoEnPalabras(receptor),
      direccion: receptor.direccion,
    },
    baseCentimos,
    igvCentimos,
    totalCentimos,
    anulado: estado === "anulado",
    reemplazo: reemplazo && enlaceA(reemplazo),
    relacionado: relacionado && {
      termino: terminoDe(tipo, relacionado.totalCentimos === totalCentimos),
      ...enlaceA(relacionado),
    },
  };
}

/** Word for the receipt of a credit note, or for the first credit note of a receipt. */
const terminoDe = (tipo: Comprobante["tipo"], entero: boolean) =>
  tipo === "nota-de-credito"
    ? entero
      ? "Deja sin efecto"
      : "Rebaja"
    : entero
      ? "Devuelto con"
      : "Devuelto en parte con";

const enlaceA = (comprobante: Comprobante) => ({
  numero: numeroDeComprobante(comprobante),
  href: direccionDeComprobante(comprobante),
});
