import type { RechazoDeCupon } from "../../ventas/cupones/cupon";
import { contandoIntentos } from "../../ventas/cupones/intentos";
import { usarCupon, type ConCupon, type PlanDe } from "../../ventas/cupones/usarCupon";
import { abrirPagina, type DepsDeCobro } from "../../ventas/pagos/abrirPagina";
import { proximaRevision, type Cobro } from "../../ventas/pagos/pago";
import { totalDe } from "../../ventas/pedidos/pedido";
import type { Deps, Repos } from "../../shared/puertos";
import { sumarMinutos } from "../../shared/fechas";
import { done, refuse, type Result } from "../../shared/result";
import { direccionDeCompra } from "./direcciones";
import { usoDe } from "./cuponDePaquete";
import {
  limiteDePago,
  PLAZO_DE_PAGO_EN_MINUTOS,
  sesionesDe,
  type Compra,
  type RechazoDeCompra,
} from "./paquete";

interface Eleccion {
  idPersona: number;
  idPaquete: string;
  /** Its code, if somebody has one. */
  cupon?: string | undefined;
}

type RechazoAlComprar = RechazoDeCupon | "paquete-no-existe";

/**
 * Orders a pack at today's terms, with its coupon. Choosing it again before it is paid answers the same order, and
 * only a coupon that it had not changes it.
 */
export function makeCrearCompra(
  deps: Deps<"cobros" | "compras" | "cupones" | "especialidades" | "intentos" | "paquetes" | "pedidos">,
  planDe: PlanDe,
) {
  const { transaccion, now, newId } = deps;
  return async ({ cupon: codigo, ...eleccion }: Eleccion) => {
    if (!codigo) return comprar(eleccion, null);
    const plan = await planDe(eleccion.idPersona);
    return contandoIntentos(deps, eleccion.idPersona, (permitido) =>
      comprar(eleccion, { codigo, plan, permitido }),
    );
  };

  function comprar({ idPersona, idPaquete }: Omit<Eleccion, "cupon">, conCupon: ConCupon | null) {
    return transaccion(async (trx): Promise<Result<Compra, RechazoAlComprar>> => {
      const ahora = now();
      const paquete = await trx.paquetes.enVentaPorId(idPaquete);
      if (!paquete) return refuse("paquete-no-existe");
      await trx.compras.vencer(sumarMinutos(ahora, -PLAZO_DE_PAGO_EN_MINUTOS), ahora);
      const creada = await trx.compras.crear({
        ...paquete,
        idPedido: newId(),
        idPersona,
        estado: "pendiente",
        cupon: null,
        descuentoCentimos: 0,
        monedas: null,
        creadoEn: ahora,
      });
      if (!conCupon) return done(creada);
      // Neither its page nor another coupon comes between what is read here and what is written.
      const compra = await trx.compras.bloquear(creada.idPedido);
      if (!compra || compra.cupon === conCupon.codigo) return done(compra ?? creada);
      return rebajar(trx, compra, conCupon, ahora);
    });
  }
}

/** Gives an order a coupon in the place of the one that it had. */
async function rebajar(
  repos: Repos<"cobros" | "cupones" | "especialidades" | "pedidos">,
  compra: Compra,
  conCupon: ConCupon,
  ahora: Date,
): Promise<Result<Compra, RechazoDeCupon>> {
  const { idPedido } = compra;
  // Its hosted page says a price already, and may still be paid.
  if ((await repos.cobros.delPedido(idPedido)).length > 0) return refuse("cupon-tarde");
  await repos.cupones.devolver([idPedido], ahora);
  const uso = await usoDe(repos, compra);
  const rebaja = await usarCupon(repos, conCupon, { pedido: compra, uso }, ahora);
  if (!rebaja.ok) return rebaja;
  await repos.pedidos.rebajar(idPedido, conCupon.codigo, rebaja.value, ahora);
  return done({ ...compra, cupon: conCupon.codigo, descuentoCentimos: rebaja.value });
}

interface PagoDeCompra {
  idPersona: number;
  idPedido: string;
  origen: string;
}

/** Opens the hosted page for the order of a pack; asking again answers the same page. */
export function makePagarCompra(deps: DepsDeCobro) {
  const { transaccion, now, newId, pasarela } = deps;
  return async ({
    idPersona,
    idPedido,
    origen,
  }: PagoDeCompra): Promise<Result<{ idCobro: string; urlDePago: string }, RechazoDeCompra>> => {
    const abierto = await transaccion(async (trx) => {
      const ahora = now();
      const vista = await trx.compras.deUnaPersona(idPedido, idPersona);
      // Its price does not change under the page that is opened for it.
      const compra = vista && (await trx.compras.bloquear(idPedido));
      if (!compra) return refuse("compra-no-existe");
      if (compra.estado === "pagado" || compra.estado === "devuelto") return refuse("compra-cerrada");
      const venceEn = limiteDePago(compra);
      if (compra.estado !== "pendiente" || ahora >= venceEn) return refuse("compra-vencida");
      if (totalDe(compra) === 0) return refuse("nada-que-cobrar");
      const pagos = await trx.pagos.delPedido(idPedido);
      if (pagos.some((pago) => pago.estado === "procesando")) return refuse("pago-en-proceso");
      const cobro: Cobro = {
        idCobro: newId(),
        idPedido,
        pasarela: pasarela.nombre,
        montoCentimos: totalDe(compra),
        referencia: null,
        urlDePago: null,
        estado: "abierto",
        creadoEn: ahora,
        venceEn,
        revisarEn: proximaRevision({ creadoEn: ahora }, ahora),
      };
      return done({ cobro: await trx.cobros.abrir(cobro), compra });
    });
    if (!abierto.ok) return abierto;
    const { cobro, compra } = abierto.value;
    return abrirPagina(deps, {
      cobro,
      idPersona,
      origen,
      titulo: `Paquete de ${sesionesDe(compra.contenido)} sesiones${compra.cupon ? `, con el cupón ${compra.cupon}` : ""}`,
      retorno: direccionDeCompra({ idPedido }),
    });
  };
}
