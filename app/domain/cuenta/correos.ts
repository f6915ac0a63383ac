import type { Correo } from "../correo/correo";
import { DIAS_PARA_DESHACER } from "./cuenta";

type Sobre = Pick<Correo, "idCorreo" | "para" | "creadoEn">;

export function correoParaDeshacer(sobre: Sobre, { enlace }: { enlace: string }): Correo {
  return {
    ...sobre,
    asunto: "Cambió el correo de tu cuenta",
    texto: [
      "El correo de tu cuenta acaba de cambiar y este ya no sirve para entrar.",
      `Si no fuiste tú, deshazlo con este enlace. Sirve una vez, durante ${DIAS_PARA_DESHACER} días, y cierra todas las sesiones abiertas:\n${enlace}`,
    ].join("\n\n"),
  };
}

export function correoDeCambioDeshecho(sobre: Sobre, { recuperar }: { recuperar: string }): Correo {
  return {
    ...sobre,
    asunto: "Deshicimos el cambio de correo de tu cuenta",
    texto: [
      "Tu cuenta volvió a su correo anterior y cerramos todas las sesiones.",
      `Para que nadie más entre, crea una contraseña nueva:\n${recuperar}`,
    ].join("\n\n"),
  };
}
