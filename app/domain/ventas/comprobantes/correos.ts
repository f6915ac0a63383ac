import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import { enmascararCorreo } from "../../cuentas/recuperacion/recuperacion";
import type { Sitio } from "../../shared/marca";
import { siNoFuisteTu } from "../../cuentas/identidad/siNoFuisteTu";

/** What is not as it was; somebody else may have written the rest, which a mail of ours does not pass on. */
export interface CambioDeComprobantes {
  /** The mail that they go to from now on; null where that is no news. */
  aOtroCorreo: string | null;
  cambiaReceptor: boolean;
  conClave: boolean;
}

/** To the account's own mail. */
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
