import { cuandoSeElimina, RECHAZOS_DE_ELIMINACION } from "~/domain/cuentas/misDatos/eliminacion";
import { services } from "~/services.server";

/** The deletion that a person asked for, in words: its day, and what comes before it; null where they asked for none. */
export async function eliminacionEnPalabras(idPersona: number) {
  const pedida = await services.cuentas.verEliminacion(idPersona);
  if (!pedida) return null;
  const { antes } = pedida;
  return {
    cuando: cuandoSeElimina(pedida, services.now()),
    antes: antes && RECHAZOS_DE_ELIMINACION[antes.motivo].mensaje,
  };
}
