import type { Db } from "../../server/db/client";

/** What must be true of packs and of bonos that end at any moment. */
export async function loRotoEnCompras(db: Db): Promise<string[]> {
  const roto: string[] = [];
  const exigir = (cierto: boolean, texto: string) => {
    if (!cierto) roto.push(texto);
  };
  const [pedidos, lotes, movimientos, saldos, pagos] = await Promise.all([
    db.selectFrom("pedidos").selectAll().where("id_paquete", "is not", null).execute(),
    db.selectFrom("lotes_de_saldo").selectAll().execute(),
    db.selectFrom("movimientos_de_saldo").selectAll().execute(),
    db.selectFrom("saldos").selectAll().execute(),
    db
      .selectFrom("pagos")
      .innerJoin("cobros", "cobros.id_cobro", "pagos.id_cobro")
      .select(["cobros.id_pedido", "pagos.estado", "pagos.monto_centimos"])
      .execute(),
  ]);
  for (const { id_pedido, estado, sesiones, ...precio } of pedidos) {
    const total = precio.precio_centimos - precio.descuento_centimos;
    const cobrado = pagos
      .filter((pago) => pago.id_pedido === id_pedido && pago.estado === "pagado")
      .reduce((suma, { monto_centimos }) => suma + monto_centimos, 0);
    exigir(
      cobrado === (estado === "pagado" ? total : 0),
      `pack ${id_pedido} is ${estado}, costs ${total} and keeps ${cobrado}`,
    );
    const entraron = movimientos
      .filter((linea) => linea.id_pedido === id_pedido && linea.motivo === "compra")
      .reduce((suma, { cantidad }) => suma + cantidad, 0);
    const pagado = estado === "pagado" || estado === "devuelto";
    exigir(entraron === (pagado ? sesiones : 0), `pack ${id_pedido} is ${estado} and gave ${entraron} bonos`);
    const quedan = lotes
      .filter((lote) => lote.id_pedido === id_pedido)
      .reduce((suma, lote) => suma + lote.quedan, 0);
    exigir(quedan <= (sesiones ?? 0), `pack ${id_pedido} has ${quedan} bonos left`);
  }
  for (const { id_persona, id_especialidad, cantidad } of saldos) {
    const enLotes = lotes
      .filter((lote) => lote.id_persona === id_persona && lote.id_especialidad === id_especialidad)
      .reduce((suma, lote) => suma + lote.quedan, 0);
    exigir(enLotes <= cantidad, `balance of ${id_persona} is ${cantidad}, its lots hold ${enLotes}`);
  }
  return roto;
}
