import type { Causa } from "../../app/domain/shared/causa";
import type { EmisorDeComprobantes, Empresa } from "../../app/domain/ventas/comprobantes/emisor";
import { makeEnviarComprobantes } from "../../app/domain/ventas/comprobantes/enviarComprobantes";
import {
  makeGuardarDatosDeCompra,
  makeVerDatosDeCompra,
} from "../../app/domain/ventas/comprobantes/guardarDatosDeCompra";
import { makeVerComprobante, makeVerComprobantes } from "../../app/domain/ventas/comprobantes/verComprobante";
import { makeValidarCupon } from "../../app/domain/ventas/cupones/usarCupon";
import {
  makeConciliarCobros,
  makeConciliarPedido,
  makeConciliarTodo,
  makeDevolverPagos,
} from "../../app/domain/ventas/pagos/conciliar";
import { makePagarConTarjeta } from "../../app/domain/ventas/pagos/pagarConTarjeta";
import type { Pasarela } from "../../app/domain/ventas/pagos/pasarela";
import { makeRecibirNotificacion } from "../../app/domain/ventas/pagos/recibirNotificacion";
import { makeRegistrarPago } from "../../app/domain/ventas/pagos/registrarPago";
import { makeCrearPedido } from "../../app/domain/ventas/pedidos/crearPedido";
import { makePagarConCupon } from "../../app/domain/ventas/pedidos/pagarConCupon";
import { makePagarConSaldo } from "../../app/domain/ventas/pedidos/pagarConSaldo";
import { makeVerPorPagar, makeVerQuePaso } from "../../app/domain/ventas/pedidos/quePaso";
import { makeSoltarPedido } from "../../app/domain/ventas/pedidos/soltarPedido";
import { makeVerPedido, makeVerReserva, makeVerSinTerminar } from "../../app/domain/ventas/pedidos/verPedido";
import type { OpenedCuentas } from "../cuentas/module";
import type { Db } from "../platform/database/client";
import type { Base } from "../platform/services";

export function openVentas(base: Base, { cuentas: { planDe } }: { cuentas: OpenedCuentas }) {
  const { options, deps, depsDe, db, alFallar } = base;
  const pasarela = options.makePasarela(db);
  /** What whoever takes or gives back money needs. */
  const depsDePago = (causa: Causa) => ({
    ...depsDe(causa),
    pasarela,
    registrarPago: makeRegistrarPago(depsDe(causa)),
    alFallar,
    urlDeNotificacion: options.urlDeNotificacion,
  });
  const devolverPagos = makeDevolverPagos(depsDePago("pasarela"));
  const conciliarCobros = makeConciliarCobros(depsDePago("conciliacion"));
  return {
    services: {
      empresa: options.empresa,
      verReserva: makeVerReserva(deps),
      verSinTerminar: makeVerSinTerminar(deps),
      crearPedido: makeCrearPedido(deps, planDe),
      validarCupon: makeValidarCupon(deps, planDe),
      pagarConCupon: makePagarConCupon(deps),
      verPedido: makeVerPedido(deps),
      verQuePaso: makeVerQuePaso(deps),
      verPorPagar: makeVerPorPagar(deps),
      soltarPedido: makeSoltarPedido(depsDePago("persona")),
      pagarConSaldo: makePagarConSaldo(deps),
      verDatosDeCompra: makeVerDatosDeCompra(deps),
      guardarDatosDeCompra: makeGuardarDatosDeCompra(deps),
      verComprobantes: makeVerComprobantes(deps),
      verComprobante: makeVerComprobante(deps),
      pagarConTarjeta: makePagarConTarjeta(depsDePago("persona")),
      conciliarPedido: makeConciliarPedido(depsDePago("conciliacion")),
      recibirNotificacion: makeRecibirNotificacion(depsDePago("pasarela")),
      configuracionDePasarela: () => pasarela.configuracionPublica(),
    },
    jobs: [
      { nombre: "conciliar-cobros", cadaSegundos: 5, run: conciliarCobros },
      { nombre: "devolver-pagos", cadaSegundos: 5, run: devolverPagos },
      {
        nombre: "enviar-comprobantes",
        cadaSegundos: 5,
        run: makeEnviarComprobantes({
          ...depsDe("emisor"),
          emisor: options.emisor ?? null,
          empresa: options.empresa,
          alFallar,
        }),
      },
    ],
    planDe,
    depsDePago,
    devolverPagos,
    conciliarTodo: makeConciliarTodo(depsDePago("conciliacion")),
  };
}

type Own = ReturnType<typeof openVentas>["services"];
/** A noun with a folder of its own adds what it offers. */
export interface VentasServices extends Own {}

declare module "../platform/services" {
  interface ServicesOptions {
    /** Where the payment gateway notifies us. */
    urlDeNotificacion: string;
    makePasarela: (db: Db) => Pasarela;
    /** Whom the receipts are from. */
    empresa: Empresa;
    /** Who issues them to the tax office; null where nobody was configured. */
    emisor?: EmisorDeComprobantes | null;
  }
  interface Services {
    ventas: VentasServices;
  }
}
