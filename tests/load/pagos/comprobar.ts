import type { Db } from "../../../server/platform/database/client";
import { buscarRoturas } from "../../support/invariantes";
import type { EstadoDeFuera, Libro } from "./pasarelaDeFuera";

/** An order that an answer called paid. */
export interface Confirmado {
  idPedido: string;
}

const FINALES = ["pagado", "devuelto", "vencido", "anulado"];

/** State of a payment in the product for each state at the gateway, once every notice was heard. */
const AQUI: Record<EstadoDeFuera, string> = {
  pending: "procesando",
  approved: "pagado",
  rejected: "rechazado",
  refunded: "devuelto",
};

/**
 * Compares the product's database with the gateway's own books. Gives the differences in words: money that is nowhere,
 * an order charged twice, an order without a decision, states that differ, promises that were not kept.
 */
export async function comprobarPagos(
  db: Db,
  libro: Libro,
  confirmados: readonly Confirmado[],
  now: Date,
): Promise<string[]> {
  return [
    ...(await elDinero(db, libro)),
    ...(await buscarAbiertos(db)),
    ...(await losEstados(db, libro)),
    ...(await buscarPerdidos(db, confirmados)),
    ...(await buscarRoturas(db, now)),
  ];
}

/** Number of things that are still to happen; cheap enough to be asked again and again. */
export async function quedaPendiente(db: Db, libro: Libro): Promise<number> {
  const retenidos = await db
    .selectFrom("horarios")
    .select("id_horario")
    .where("estado", "=", "retenido")
    .execute();
  return retenidos.length + (await buscarAbiertos(db)).length + (await losEstados(db, libro)).length;
}

async function elDinero(db: Db, { pagos, cargos, devoluciones }: Libro): Promise<string[]> {
  const mal: string[] = [];
  const suma = (apuntes: readonly { centimos: number }[]) =>
    apuntes.reduce((total, { centimos }) => total + centimos, 0);
  const pedidos = new Map(
    (await db.selectFrom("pedidos").selectAll().execute()).map((pedido) => [
      pedido.id_pedido,
      {
        estado: pedido.estado,
        totalCentimos: pedido.precio_centimos - pedido.descuento_centimos,
        vivos: [] as number[],
      },
    ]),
  );
  const cobros = new Map(
    (await db.selectFrom("cobros").select(["id_cobro", "id_pedido"]).execute()).map(
      ({ id_cobro, id_pedido }) => [id_cobro, id_pedido],
    ),
  );
  const citas = await db
    .selectFrom("citas")
    .select("id_pedido")
    .where("estado", "=", "reservada")
    .where("forma_de_pago", "=", "tarjeta")
    .execute();
  const confirmado = citas.reduce((total, { id_pedido }) => {
    const pedido = pedidos.get(id_pedido);
    return total + (pedido?.estado === "pagado" ? pedido.totalCentimos : 0);
  }, 0);
  if (suma(cargos) !== confirmado + suma(devoluciones)) {
    mal.push(`money: ${suma(cargos)} charged, ${confirmado} confirmed, ${suma(devoluciones)} given back`);
  }

  const porPago = (apuntes: Libro["cargos"]) => {
    const sumas = new Map<string, number>();
    for (const { idPago, centimos } of apuntes) sumas.set(idPago, (sumas.get(idPago) ?? 0) + centimos);
    return sumas;
  };
  const [cargado, devuelto] = [porPago(cargos), porPago(devoluciones)];
  for (const { idPago, idCobro } of pagos) {
    const queda = (cargado.get(idPago) ?? 0) - (devuelto.get(idPago) ?? 0);
    if (queda === 0) continue;
    const pedido = pedidos.get(cobros.get(idCobro) ?? "");
    if (pedido) pedido.vivos.push(queda);
    else mal.push(`money: ${queda} of payment ${idPago} belong to no order`);
  }
  for (const [idPedido, { estado, totalCentimos, vivos }] of pedidos) {
    if (vivos.length > 1) mal.push(`twice: order ${idPedido} is charged ${vivos.length} times`);
    else if (estado !== "pagado" && vivos.length > 0)
      mal.push(`money: order ${idPedido} is ${estado} and keeps ${vivos[0]}`);
    else if (estado === "pagado" && vivos[0] !== totalCentimos)
      mal.push(`money: order ${idPedido} costs ${totalCentimos} and was charged ${vivos[0] ?? 0}`);
  }
  return mal;
}

async function buscarAbiertos(db: Db): Promise<string[]> {
  const pedidos = await db
    .selectFrom("pedidos")
    .select(["id_pedido", "estado"])
    .where("estado", "not in", FINALES as ["pagado"])
    .execute();
  const pagos = await db
    .selectFrom("pagos")
    .select(["id_pago", "estado"])
    .where("estado", "in", ["procesando", "por-devolver"])
    .execute();
  return [
    ...pedidos.map(({ id_pedido, estado }) => `open: order ${id_pedido} is still ${estado}`),
    ...pagos.map(({ id_pago, estado }) => `open: payment ${id_pago} is still ${estado}`),
  ];
}

async function losEstados(db: Db, { pagos }: Libro): Promise<string[]> {
  const filas = await db.selectFrom("pagos").select(["id_pago", "estado"]).execute();
  const nuestros = new Map(filas.map(({ id_pago, estado }) => [id_pago, estado as string]));
  const mal = pagos.flatMap(({ idPago, estado }) => {
    const nuestro = nuestros.get(idPago);
    return nuestro === AQUI[estado]
      ? []
      : [`state: payment ${idPago} is ${estado} at the gateway and ${nuestro} here`];
  });
  const idsDePasarela = new Set(pagos.map(({ idPago }) => idPago));
  return [
    ...mal,
    ...[...nuestros.keys()]
      .filter((idPago) => !idsDePasarela.has(idPago))
      .map((idPago) => `state: payment ${idPago} is here and not at the gateway`),
  ];
}

async function buscarPerdidos(db: Db, confirmados: readonly Confirmado[]): Promise<string[]> {
  const pagados = await db.selectFrom("pedidos").select("id_pedido").where("estado", "=", "pagado").execute();
  const estan = new Set(pagados.map(({ id_pedido }) => id_pedido));
  return confirmados
    .filter(({ idPedido }) => !estan.has(idPedido))
    .map(({ idPedido }) => `lost: order ${idPedido} was shown as paid and is not`);
}
