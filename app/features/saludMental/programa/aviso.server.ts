import { avisoEnPalabras } from "~/domain/saludMental/aviso";
import { services } from "~/services.server";

/** What becomes of the alert of somebody, as they read it; null where there is none. */
export async function avisoA(persona: { idPersona: number } | null) {
  const aviso = persona && (await services.saludMental.aviso(persona));
  return (
    aviso && {
      texto: avisoEnPalabras(aviso, services.now()),
      /** Somebody took it on. */ visto: aviso.estado === "visto",
    }
  );
}
