import { RECHAZOS_DE_ELIMINACION } from "~/domain/cuentas/misDatos/eliminacion";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";

/**
 * The deletion that a person asked for, in words: when it is carried out ("el …", or "no antes del …"), and what comes
 * before it; null where they asked for none.
 */
export async function eliminacionEnPalabras(idPersona: number) {
  const pedida = await services.cuentas.verEliminacion(idPersona);
  if (!pedida) return null;
  const { ejecutarEn, antes } = pedida;
  const ahora = services.now();
  return {
    cuando: antes ? `no antes del ${diaYHora(antes.hasta, ahora)}` : `el ${diaYHora(ejecutarEn, ahora)}`,
    antes: antes && RECHAZOS_DE_ELIMINACION[antes.motivo].mensaje,
  };
}
