import { cuandoSeElimina, obstaculoDe } from "~/domain/cuentas/misDatos/eliminacion";
import { services } from "~/services.server";

/** Requested deletion of an account in words: its day, and what must end before; null without a request. */
export async function eliminacionEnPalabras(idPersona: number) {
  const pedida = await services.cuentas.verEliminacion(idPersona);
  if (!pedida) return null;
  const { antes } = pedida;
  return {
    cuando: cuandoSeElimina(pedida, services.now()),
    antes: antes && obstaculoDe(antes),
  };
}
