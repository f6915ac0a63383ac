import type { PulsoMedido } from "~/domain/medicion/escaneo";
import { services } from "~/services.server";
import { makeCookie } from "~/shell/cookie.server";

/**
 * Who wanted to keep a measurement and was asked who they are, or for the first terms. It is of their health: closed also there, gone after ten
 * minutes, and with whoever signs out.
 */
const cookie = makeCookie("pulso");
const VIDA = { maxAge: 10 * 60 };

export const pulsoPorGuardar = {
  poner: (request: Request, pulso: PulsoMedido) =>
    cookie.poner(request, services.medicion.apartar(pulso), VIDA),
  async leer(request: Request): Promise<PulsoMedido | null> {
    const cerrada: unknown = await cookie.leer(request);
    return typeof cerrada === "string" ? services.medicion.apartada(cerrada) : null;
  },
  quitar: cookie.quitar,
};
