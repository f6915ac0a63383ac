import { avisoEnPalabras } from "~/domain/saludMental/aviso";
import { services } from "~/services.server";

const DIGITOS_A_LA_VISTA = 3;

/** What becomes of the alert of somebody, as they read it; null where there is none. */
export async function avisoA(persona: { idPersona: number } | null) {
  const aviso = persona && (await services.saludMental.aviso(persona));
  if (!aviso) return null;
  return {
    texto: avisoEnPalabras(aviso, services.now()),
    /** How the number ends at which they may be called; null where nobody is there who would. */
    celular: aviso.estado === "sin-turno" ? null : await celularDe(persona),
    /** Somebody took it on. */
    visto: aviso.estado === "visto",
  };
}

/** How the mobile of somebody's account ends: enough to know it again. */
export async function celularDe({ idPersona }: { idPersona: number }): Promise<string> {
  const perfil = await services.cuentas.cuenta.ver(idPersona);
  return perfil?.persona.telefono.slice(-DIGITOS_A_LA_VISTA) ?? "";
}
