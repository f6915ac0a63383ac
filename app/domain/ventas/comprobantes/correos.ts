import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import { enmascararCorreo } from "../../cuentas/recuperacion/recuperacion";
import type { Sitio } from "../../shared/marca";
import { siNoFuisteTu } from "../../cuentas/identidad/siNoFuisteTu";

/**
 * The changed fields of a person's data for receipts. The mail repeats no other field: somebody else may have written
 * it.
 */
export interface CambioDeComprobantes {
  /** New address for receipts; null when it did not change. */
  aOtroCorreo: string | null;
  cambiaReceptor: boolean;
  conClave: boolean;
}

/** Mail that tells of changed data for receipts, sent to the account's own address. */
export function correoDeDatosDeCompra(
  sobre: Sobre,
  { aOtroCorreo, cambiaReceptor, conClave }: CambioDeComprobantes,
  sitio: Sitio,
): Correo {
  const { parrafo, enlace } = siNoFuisteTu(conClave, sitio);
  return redactar(
    sobre,
    {
      titulo: "Cambiaron los datos de tus comprobantes",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        ...(cambiaReceptor
          ? ["Desde ahora tus comprobantes salen con otro nombre, documento o dirección."]
          : []),
        ...(aOtroCorreo === null
          ? []
          : [`Desde ahora enviamos tus comprobantes a ${enmascararCorreo(aOtroCorreo)}.`]),
        "Los que ya tienes no cambian.",
        parrafo,
      ],
      enlaces: [{ texto: "Ver tus datos de compra", url: `${sitio.url}/datos-de-compra` }, enlace],
    },
    sitio,
  );
}
