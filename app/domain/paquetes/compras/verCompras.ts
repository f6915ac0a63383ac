import type { Sitio } from "../../shared/marca";
import { monedas } from "../monedas/monedas";
import { totalDe } from "../../ventas/pedidos/pedido";
import type { Deps, DepsConSitio, Repos } from "../../shared/puertos";
import { soles } from "../../shared/dinero";
import { sumarMinutos } from "../../shared/fechas";
import { done, refuse, type Result } from "../../shared/result";
import { avisar, cerrarCompra } from "./confirmarCompra";
import {
  contenidoEnPalabras,
  limiteDePago,
  PLAZO_DE_PAGO_EN_MINUTOS,
  rechazoAlDevolver,
  sesionesDe,
  type Compra,
} from "./paquete";

const COMPRAS_POR_PAGINA = 50;

interface Pregunta {
  idPersona: number;
  idPedido: string;
}

/** What is on sale, the small packs first, and what this person bought. */
export function makeVerTienda({ repos }: Deps<"compras" | "especialidades" | "paquetes">) {
  return async (idPersona: number) => {
    const [especialidades, paquetes, compras] = await Promise.all([
      repos.especialidades.todas(),
      repos.paquetes.enVenta(),
      repos.compras.deLaPersona(idPersona, COMPRAS_POR_PAGINA),
    ]);
    const porTamano = paquetes.toSorted(
      (uno, otro) => sesionesDe(uno.contenido) - sesionesDe(otro.contenido),
    );
    return { especialidades, paquetes: porTamano, compras };
  };
}

/** A pack that is on sale, and the order of it that this person has not paid yet. */
export function makeVerPaquete({ repos, now }: Deps<"compras" | "especialidades" | "paquetes">) {
  return async ({ idPersona, idPaquete }: { idPersona: number; idPaquete: string }) => {
    const paquete = await repos.paquetes.enVentaPorId(idPaquete);
    if (!paquete) return refuse("paquete-no-existe");
    const [especialidades, pendiente] = await Promise.all([
      repos.especialidades.todas(),
      repos.compras.pendiente(idPersona, idPaquete),
    ]);
    const suya = pendiente && now() < limiteDePago(pendiente) ? pendiente : null;
    const { contenido } = suya ?? paquete;
    return done({ paquete, trae: contenidoEnPalabras(contenido, especialidades), pendiente: suya });
  };
}

/** The order of a pack with all that its page says; another person's is not found. */
export function makeVerCompra({ repos }: Deps<"cobros" | "compras" | "especialidades" | "pagos" | "saldos">) {
  return async ({ idPersona, idPedido }: Pregunta) => {
    const compra = await repos.compras.deUnaPersona(idPedido, idPersona);
    if (!compra) return refuse("compra-no-existe");
    const [especialidades, pagos, cobros, lotes] = await Promise.all([
      repos.especialidades.todas(),
      repos.pagos.delPedido(idPedido),
      repos.cobros.delPedido(idPedido),
      repos.saldos.lotesDelPedido(idPedido),
    ]);
    return done({
      compra,
      trae: contenidoEnPalabras(compra.contenido, especialidades),
      pagos,
      lotes,
      urlDePago: cobros.at(-1)?.urlDePago ?? null,
      rechazoAlDevolver: rechazoAlDevolver(compra, lotes),
    });
  };
}

/** Gives a whole pack back while none of its bonos was spent. What decides is how many were there to take. */
export function makeDevolverCompra({
  transaccion,
  now,
  sitio,
}: DepsConSitio<
  | "compras"
  | "comprobantes"
  | "correos"
  | "destinatarios"
  | "monedas"
  | "notificaciones"
  | "pagos"
  | "pedidos"
  | "saldos"
>) {
  return ({ idPersona, idPedido }: Pregunta) =>
    transaccion(async (trx) => {
      const ahora = now();
      const compra = await trx.compras.deUnaPersona(idPedido, idPersona);
      if (!compra) return refuse("compra-no-existe");
      if (compra.estado === "devuelto") return done(compra);
      const devuelta = await devolverPaquete(trx, sitio, compra, ahora);
      return devuelta.ok ? done(compra) : refuse(devuelta.rechazo);
    });
}

/** Gives a whole pack back inside the caller's transaction, and says how much money that is. */
export async function devolverPaquete(
  repos: Repos<
    | "comprobantes"
    | "correos"
    | "destinatarios"
    | "monedas"
    | "notificaciones"
    | "pagos"
    | "pedidos"
    | "saldos"
  >,
  sitio: Sitio,
  compra: Compra,
  ahora: Date,
): Promise<Result<number, "compra-cerrada" | "bonos-usados">> {
  const { idPedido } = compra;
  const retirados = await cerrarCompra(repos, compra, ahora);
  if (retirados === null) return refuse("compra-cerrada");
  const suyos = sesionesDe(compra.contenido);
  if (retirados < suyos) return refuse("bonos-usados");
  let centimos = 0;
  for (const pago of await repos.pagos.delPedido(idPedido)) {
    if (await repos.pagos.cambiarEstado(pago, ["pagado"], "por-devolver", ahora)) {
      centimos += pago.montoCentimos;
    }
  }
  const vuelve =
    compra.monedas !== null
      ? `te devolvimos ${monedas(compra.monedas)}.`
      : totalDe(compra) === 0
        ? "puedes volver a usar tu cupón."
        : `pedimos la devolución de ${soles(totalDe(compra))} a la misma tarjeta.`;
  await avisar(repos, sitio, compra, ahora, {
    id: `compra-devuelta:${idPedido}`,
    titulo: "Te devolvemos tu paquete",
    parrafos: [`Retiramos los ${suyos} bonos de tu saldo y ${vuelve}`],
  });
  return done(centimos);
}

/** The job that ends orders of packs that nobody paid. */
export function makeVencerCompras({ repos, now }: Deps<"compras">) {
  return () => repos.compras.vencer(sumarMinutos(now(), -PLAZO_DE_PAGO_EN_MINUTOS), now());
}
