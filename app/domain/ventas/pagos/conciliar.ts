import type { Deps, DepsConSitio, Repos, Repositorios } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse, type Result } from "../../shared/result";
import { vendibleDe, type ConVendibles } from "../pedidos/vendible";
import { cerrarPaginas, type ConPasarela } from "./abrirPagina";
import { avisarDevuelto, type RepositoriosAlAnunciar } from "./avisosDePago";
import {
  ARRIENDO_EN_MS,
  centimosRestantes,
  proximaRevision,
  VIDA_DE_UN_COBRO_EN_MS,
  type Cobro,
  type DevolucionParcial,
  type Pago,
} from "./pago";
import type { PagoEnPasarela } from "./pasarela";
import type { makeRegistrarPago } from "./registrarPago";
import { hastaElAlto } from "../../shared/unidades";

export type RechazoDeConciliacion = "pasarela-sin-noticias";

export const RECHAZOS_DE_CONCILIACION: Rechazos<RechazoDeConciliacion> = {
  "pasarela-sin-noticias": {
    clase: "unavailable",
    mensaje: "La pasarela de pago no responde por ahora. Te mostramos lo último que supimos.",
  },
};

interface DepsDeConciliacion extends Deps<"cobros" | "pagos" | "pedidos">, ConPasarela {
  registrarPago: ReturnType<typeof makeRegistrarPago>;
}

const POR_VUELTA = 50;
const DE_UNA_VEZ = 5000;

/**
 * Asks the gateway about the open cobros that are due, in case a notification was lost. One process at a time asks
 * about a cobro; if that process dies, another asks when its lease has ended.
 */
export function makeConciliarCobros(deps: DepsDeConciliacion) {
  const { repos, now } = deps;
  const revisar = makeRevisarCobro(deps);
  return async (alto?: AbortSignal) => {
    const porRevisar = await repos.cobros.porRevisar(now(), POR_VUELTA);
    for (const cobro of hastaElAlto(porRevisar, alto)) {
      const ahora = now();
      const revisarEn = new Date(ahora.getTime() + ARRIENDO_EN_MS);
      if (!(await repos.cobros.posponer(cobro, revisarEn))) continue;
      const resuelto = (await revisar(cobro)) === "resuelto";
      await repos.cobros.posponer({ ...cobro, revisarEn }, proximaRevision(cobro, ahora, resuelto));
    }
  };
}

/** Checks every open cobro at once, due or not, on an operator's request. Returns their number. */
export function makeConciliarTodo(deps: DepsDeConciliacion) {
  const { repos, now } = deps;
  const revisar = makeRevisarCobro(deps);
  return async (): Promise<number> => {
    const todos = await repos.cobros.porRevisar(
      new Date(now().getTime() + VIDA_DE_UN_COBRO_EN_MS),
      DE_UNA_VEZ,
    );
    for (const cobro of todos) await revisar(cobro);
    return todos.length;
  };
}

/** Asks the gateway about an order's cobros while a person waits. True when the gateway answered about all of them. */
export function makeConciliarPedido(deps: DepsDeConciliacion) {
  const revisar = makeRevisarCobro(deps);
  return async (idPedido: string): Promise<boolean> => {
    let todo = true;
    for (const cobro of await deps.repos.cobros.delPedido(idPedido)) {
      if (cobro.estado === "abierto" && (await revisar(cobro)) === "sin-respuesta") todo = false;
    }
    return todo;
  };
}

/** Checks the caller's own order; another person's order is not found. */
export function makeConciliarElSuyo(deps: DepsDeConciliacion) {
  const conciliar = makeConciliarPedido(deps);
  return async ({
    idPersona,
    idPedido,
  }: {
    idPersona: number;
    idPedido: string;
  }): Promise<Result<null, "pedido-no-existe" | RechazoDeConciliacion>> => {
    if (!(await deps.repos.pedidos.deUnaPersona(idPedido, idPersona))) return refuse("pedido-no-existe");
    return (await conciliar(idPedido)) ? done(null) : refuse("pasarela-sin-noticias");
  };
}

function makeRevisarCobro(deps: DepsDeConciliacion) {
  const { repos, now, pasarela, registrarPago, alFallar } = deps;
  return async (cobro: Cobro): Promise<"resuelto" | "por-resolver" | "sin-respuesta"> => {
    const ahora = now();
    let resuelto: boolean;
    try {
      // The order of this cobro has ended: its hosted page is closed too, for the case that an earlier attempt did not
      // reach the gateway.
      const pedido = await repos.pedidos.porId(cobro.idPedido);
      if (pedido?.estado === "anulado") await cerrarPaginas(deps, cobro.idPedido);
      const lecturas = await pasarela.buscarPagos(cobro.idCobro);
      // A bono or a coupon paid the order, perhaps while this page was being opened.
      if (pedido?.estado === "pagado" && lecturas.length === 0) await cerrarPaginas(deps, cobro.idPedido);
      for (const lectura of lecturas) await registrarPago(lectura);
      resuelto = estaResuelto(lecturas);
    } catch (error) {
      alFallar(error);
      return "sin-respuesta";
    }
    if (ahora.getTime() - cobro.creadoEn.getTime() > VIDA_DE_UN_COBRO_EN_MS) {
      await darPorTerminado(deps, cobro, ahora);
    }
    return resuelto ? "resuelto" : "por-resolver";
  };
}

/** True when a payment was made and no other one is pending at the gateway. The cobro is then checked no more. */
function estaResuelto(lecturas: readonly PagoEnPasarela[]): boolean {
  return (
    lecturas.some(({ estado }) => estado === "aprobado" || estado === "devuelto") &&
    !lecturas.some(({ estado }) => estado === "pendiente")
  );
}

/**
 * Stops asking the gateway about an old cobro. A payment that the gateway has still not decided is waited for no
 * longer. If it is approved later, its notification is handled as usual.
 */
function darPorTerminado(
  { transaccion }: Deps<"cobros" | "pagos">,
  { idCobro, idPedido }: Cobro,
  ahora: Date,
) {
  return transaccion(async (trx) => {
    await trx.cobros.cerrar(idCobro);
    for (const pago of await trx.pagos.delPedido(idPedido)) {
      if (pago.idCobro !== idCobro) continue;
      await trx.pagos.cambiarEstado(pago, ["procesando"], "rechazado", ahora);
    }
    return done(idCobro);
  });
}

/** Sends the refunds that are due to the gateway. The gateway refunds each payment once, however often it is asked. */
export function makeDevolverPagos<K extends keyof Repositorios>({
  repos,
  transaccion,
  now,
  pasarela,
  alFallar,
  sitio,
  vendibles,
}: DepsConSitio<NoInfer<K> | "cobros" | "pagos" | "pedidos" | RepositoriosAlAnunciar> &
  ConPasarela &
  ConVendibles<K>) {
  const anunciarDevuelto = async (
    trx: Repos<K> & Repos<"cobros" | "pedidos" | RepositoriosAlAnunciar>,
    aviso: { pago: Pago; parte?: DevolucionParcial; ahora: Date },
  ) => {
    const cobro = await trx.cobros.porId(aviso.pago.idCobro);
    const visto = cobro && (await trx.pedidos.porId(cobro.idPedido));
    if (!visto) return;
    const vendible = vendibleDe({ vendibles }, visto);
    const pedido = await vendible.leer(trx, visto);
    await avisarDevuelto(trx, sitio, vendible, { ...aviso, pedido });
  };

  return async (alto?: AbortSignal) => {
    // Partial refunds go first: a payment counts as refunded only when all of its partial refunds are done.
    const partes = await repos.pagos.partesPorDevolver(POR_VUELTA);
    for (const parte of hastaElAlto(partes, alto)) {
      const { idDevolucion, idPago, montoCentimos } = parte;
      if (!(await repos.pagos.tomarParte(idDevolucion, now(), ARRIENDO_EN_MS))) continue;
      const devuelta = await pasarela.devolver(idPago, montoCentimos, idDevolucion).then(
        () => true,
        (error: unknown) => {
          alFallar(error);
          return false;
        },
      );
      if (!devuelta) {
        await repos.pagos.anotarParte(idDevolucion, "pedida", now());
        continue;
      }
      await transaccion(async (trx) => {
        const ahora = now();
        const pago = await trx.pagos.porId(parte.pasarela, idPago);
        const recien = await trx.pagos.anotarParte(idDevolucion, "hecha", ahora);
        if (recien && pago) await anunciarDevuelto(trx, { pago, parte, ahora });
        return done(recien);
      });
    }
    for (const pago of hastaElAlto(await repos.pagos.porDevolver(POR_VUELTA), alto)) {
      if (!(await repos.pagos.tomarPorDevolver(pago, now(), ARRIENDO_EN_MS))) continue;
      try {
        const { estado } = await pasarela.devolver(
          pago.idPago,
          centimosRestantes(pago),
          `devolucion-${pago.idPago}`,
        );
        if (estado === "devuelto") {
          await transaccion(async (trx) => {
            const ahora = now();
            const recien = await trx.pagos.cambiarEstado(pago, ["por-devolver"], "devuelto", ahora);
            if (recien) await anunciarDevuelto(trx, { pago, ahora });
            return done(recien);
          });
          continue;
        }
      } catch (error) {
        alFallar(error);
      }
      // The gateway has not refunded it yet: the refund moves to the end of the queue, so that it does not hold up
      // others.
      await repos.pagos.cambiarEstado(pago, ["por-devolver"], "por-devolver", now());
    }
  };
}
