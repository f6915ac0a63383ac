import type { PulsoMedido } from "~/domain/medicion/escaneo";
import { services } from "~/services.server";
import { makeCookie } from "~/shell/sesion/cookie.server";

/**
 * Cookie with a measurement to store, for a person who was asked to sign in or to accept the terms first. It is about
 * health: encrypted, and deleted after ten minutes and on signing out.
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
