import { avisoEnPalabras } from "~/domain/saludMental/alertas/enPalabras";
import { services } from "~/services.server";

const DIGITOS_A_LA_VISTA = 3;

/** State of a person's alert in words; null when there is none. */
export async function avisoA(persona: { idPersona: number } | null) {
  const aviso = persona && (await services.saludMental.aviso(persona));
  if (!aviso) return null;
  return {
    texto: avisoEnPalabras(aviso, services.now()),
    /** Last digits of the number to call; null when nobody is on duty. */
    celular: aviso.estado === "sin-turno" ? null : await celularDe(persona),
    /** True once an operator on duty has taken the alert. */
    visto: aviso.estado === "visto",
  };
}

/** Last digits of the mobile number of the account, enough to recognise it. */
export async function celularDe({ idPersona }: { idPersona: number }): Promise<string> {
  const perfil = await services.cuentas.cuenta.ver(idPersona);
  return perfil?.persona.telefono.slice(-DIGITOS_A_LA_VISTA) ?? "";
}
