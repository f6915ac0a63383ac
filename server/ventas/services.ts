import type { Causa } from "../../app/domain/shared/causa";
import type { Repositorios } from "../../app/domain/shared/puertos";
import { makeActosDeVentas } from "../../app/domain/ventas/actos";
import type { EmisorDeComprobantes } from "../../app/domain/ventas/comprobantes/emisor";
import { makeEnviarComprobantes } from "../../app/domain/ventas/comprobantes/enviarComprobantes";
import {
  makeGuardarDatosDeCompra,
  makeVerDatosDeCompra,
} from "../../app/domain/ventas/comprobantes/guardarDatosDeCompra";
import { makeVerComprobante, makeVerComprobantes } from "../../app/domain/ventas/comprobantes/verComprobante";
import { makeDevolverPedido } from "../../app/domain/ventas/devoluciones/devolverPedido";
import { makeAnotarRetorno } from "../../app/domain/ventas/pagos/anotarRetorno";
import { cerrandoPaginas } from "../../app/domain/ventas/pagos/abrirPagina";
import {
  makeConciliarCobros,
  makeConciliarPedido,
  makeConciliarElSuyo,
  makeConciliarTodo,
  makeDevolverPagos,
} from "../../app/domain/ventas/pagos/conciliar";
import type { Pasarela } from "../../app/domain/ventas/pagos/pasarela";
import { devolucionPendiente } from "../../app/domain/ventas/pagos/pendientes";
import { makeRecibirNotificacion } from "../../app/domain/ventas/pagos/recibirNotificacion";
import { makeRegistrarPago } from "../../app/domain/ventas/pagos/registrarPago";
import {
  makeDetenerCuponDeEquipo,
  makeVerCuponDeEquipo,
  makeVerCuponesDeEquipo,
} from "../../app/domain/ventas/cupones/deEquipo";
import { makeAdmiteCupon } from "../../app/domain/ventas/cupones/usarCupon";
import { makeSigueAbierto } from "../../app/domain/ventas/pagos/verPagos";
import { makeVenta } from "../../app/domain/ventas/pagos/venta";
import type { Pedido } from "../../app/domain/ventas/pedidos/pedido";
import type { EnVenta, Vendible } from "../../app/domain/ventas/pedidos/vendible";
import { makeVerExpediente, makeVerPorPagar, makeVerQuePaso } from "../../app/domain/ventas/rastro/quePaso";
import { makeSoltarCualquiera } from "../../app/domain/ventas/pagos/soltarPedido";
import type { OpenedCuentas } from "../cuentas/module";
import type { Db } from "../platform/database/client";
import type { Base } from "../platform/services";
import { makeSignedIds } from "../platform/signedIds";

export function openVentas(base: Base, { cuentas }: { cuentas: OpenedCuentas }) {
  const { options, deps, depsDe, db, alFallar, vendibles, auditar } = base;
  const pasarela = options.makePasarela(db);
  const { sign: firmar, idOf: idCobroDe } = makeSignedIds(options.secretoDeSesion, "retorno");
  /** Dependencies of use cases that charge or refund money. */
  const depsDePago = (causa: Causa) => ({
    ...depsDe(causa),
    vendibles,
    pasarela,
    registrarPago: makeRegistrarPago({ ...depsDe(causa), vendibles }),
    alFallar,
    llavesDeRetorno: { firmar, idCobroDe },
    urlDeNotificacion: options.urlDeNotificacion,
  });
  const deVendedores = (causa: Causa) => cerrandoPaginas(depsDe(causa), { pasarela, alFallar });
  const deOperador = { ...deVendedores("operador"), vendibles };
  const devolverPagos = makeDevolverPagos(depsDePago("pasarela"));
  const conciliarCobros = makeConciliarCobros(depsDePago("conciliacion"));
  return {
    services: {
      verDatosDeCompra: makeVerDatosDeCompra(deps),
      guardarDatosDeCompra: makeGuardarDatosDeCompra(deps, cuentas.conPrueba),
      verQuePaso: makeVerQuePaso({ ...deps, vendibles }),
      verPorPagar: makeVerPorPagar({ ...deps, vendibles }),
      sigueAbierto: makeSigueAbierto(deps),
      anotarRetorno: makeAnotarRetorno(depsDePago("persona")),
      admiteCupon: makeAdmiteCupon(deps),
      soltarPedido: makeSoltarCualquiera(depsDePago("persona")),
      verComprobantes: makeVerComprobantes(deps),
      verComprobante: makeVerComprobante(deps),
      conciliarPedido: makeConciliarPedido(depsDePago("conciliacion")),
      conciliarElSuyo: makeConciliarElSuyo(depsDePago("conciliacion")),
      recibirNotificacion: makeRecibirNotificacion(depsDePago("pasarela")),
      configuracionDePasarela: () => pasarela.configuracionPublica(),
      cuponesDeEquipo: {
        ver: makeVerCuponesDeEquipo(deps),
        verUno: makeVerCuponDeEquipo(deps),
        detener: makeDetenerCuponDeEquipo(deps),
      },
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
    contributes: { deudas: [devolucionPendiente] },
    acts: {
      ventas: makeActosDeVentas({
        ...deOperador,
        auditar,
        devolverPedido: makeDevolverPedido(deOperador),
        verExpediente: makeVerExpediente(deOperador),
      }),
    },
    /**
     * Makes the use cases that a seller offers to people. Each seller's module calls it with the thing that it sells.
     */
    vender: <O, P extends Pedido, E extends object, R extends string>(
      enVenta: EnVenta<keyof Repositorios, O, P, E, R>,
      ...tambien: Vendible<keyof Repositorios, P, E, R>[]
    ) => makeVenta({ ...depsDePago("persona"), planDe: cuentas.planDe }, enVenta, ...tambien),
    depsDe: deVendedores,
    devolverPagos,
    conciliarTodo: makeConciliarTodo(depsDePago("conciliacion")),
  };
}

declare module "../platform/services" {
  interface Acts {
    ventas: ReturnType<typeof makeActosDeVentas>;
  }
  interface ServicesOptions {
    /** Address of ours that the payment gateway notifies. */
    urlDeNotificacion: string;
    makePasarela: (db: Db) => Pasarela;
    /** Issuer that sends receipts to the tax office; null when none is configured. */
    emisor?: EmisorDeComprobantes | null;
  }
}
