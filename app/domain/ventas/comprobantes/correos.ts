import type { Correo, Sobre } from "../../avisos/correo/correo";
import { redactar, SALUDO_SIN_NOMBRE } from "../../avisos/correo/plantilla";
import { enmascararCorreo } from "../../cuentas/recuperacion/recuperacion";
import type { Sitio } from "../../shared/marca";

/** To the account's own mail. */
export function correoDeComprobantesAOtro(sobre: Sobre, correo: string, sitio: Sitio): Correo {
  return redactar(
    sobre,
    {
      titulo: "Tus comprobantes irán a otro correo",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: [
        `Desde ahora enviamos tus comprobantes a ${enmascararCorreo(correo)}. Los que ya tienes no cambian.`,
        "Si no fuiste tú, crea otra contraseña y vuelve a poner tu correo en tus datos de compra.",
      ],
      enlaces: [
        { texto: "Crear otra contraseña", url: `${sitio.url}/recuperar-clave` },
        { texto: "Ver tus datos de compra", url: `${sitio.url}/datos-de-compra` },
      ],
    },
    sitio,
  );
}
