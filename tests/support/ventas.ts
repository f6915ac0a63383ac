import { makeDeCambio } from "../../app/domain/agenda/cambios/deCambio";
import { makeDeSesion } from "../../app/domain/agenda/reservas/deSesion";
import type { DepsDeCitas } from "../../app/domain/agenda/citas/enlaceDeSala";
import type { Repositorios } from "../../app/domain/shared/puertos";
import { makeDePaquete } from "../../app/domain/paquetes/compras/dePaquete";
import { makeDeTaller } from "../../app/domain/talleres/ventas/deTaller";
import type { Pasarela } from "../../app/domain/ventas/pagos/pasarela";
import { makeRegistrarPago } from "../../app/domain/ventas/pagos/registrarPago";
import { makeVenta } from "../../app/domain/ventas/pagos/venta";

/** Use cases of the sellers for tests that open no product. */
export function abrirVentas(deps: DepsDeCitas<keyof Repositorios>, pasarela: Pasarela) {
  const [deSesion, deCambio, dePaquete] = [makeDeSesion(deps), makeDeCambio(deps), makeDePaquete(deps)];
  const todos = { vendibles: [deSesion, deCambio, dePaquete, makeDeTaller(deps)] } as const;
  /** Dependencies of use cases that charge or refund money. */
  const dePago = {
    ...deps,
    ...todos,
    pasarela,
    registrarPago: makeRegistrarPago({ ...deps, ...todos }),
    alFallar: () => {},
    llavesDeRetorno: { firmar: (idCobro: string) => idCobro, idCobroDe: (llave: string) => llave },
    urlDeNotificacion: "http://localhost:3000/v2/pasarela/notificaciones",
    planDe: () => Promise.resolve(null),
  };
  return { dePago, deSesiones: makeVenta(dePago, deSesion, deCambio) };
}
