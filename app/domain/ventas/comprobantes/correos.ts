import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import { enmascararCorreo } from "../../cuentas/recuperacion/recuperacion";
import type { Sitio } from "../../shared/marca";

/** What is not as it was; somebody else may have written the rest, which a mail of ours does not pass on. */
export interface CambioDeComprobantes {
  /** The mail that they go to from now on; null where that is no news. */
  aOtroCorreo: string | null;
  cambiaReceptor: boolean;
}

/** To the account's own mail. */
export function correoDeDatosDeCompra(
  sobre: Sobre,
  { aOtroCorreo, cambiaReceptor }: CambioDeComprobantes,
  sitio: Sitio,
): Correo {
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
        "Si no fuiste tú, crea otra contraseña y revisa tus datos de compra. Si no usas contraseña, cierra tu cuenta en los demás dispositivos.",
      ],
      enlaces: [
        { texto: "Ver tus datos de compra", url: `${sitio.url}/datos-de-compra` },
        { texto: "Crear otra contraseña", url: `${sitio.url}/recuperar-clave` },
        { texto: "Ver dónde está abierta tu cuenta", url: `${sitio.url}/mi-perfil/sesiones` },
      ],
    },
    sitio,
  );
}
