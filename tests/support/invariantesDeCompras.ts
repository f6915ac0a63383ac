import type { Db } from "../../server/platform/database/client";
import { agrupar } from "../../app/domain/shared/agrupar";

/** Broken invariants of reward coins: the total, its lots and the ledger agree, order by order. */
async function buscarRoturasEnMonedas(db: Db): Promise<string[]> {
  const roto: string[] = [];
  const exigir = (cierto: boolean, texto: string) => {
    if (!cierto) roto.push(texto);
  };
  const [totales, lotes, movimientos, reversiones, canjes] = await Promise.all([
    db.selectFrom("monedas").selectAll().execute(),
    db.selectFrom("lotes_de_monedas").selectAll().execute(),
    db.selectFrom("movimientos_de_monedas").selectAll().execute(),
    db.selectFrom("reversiones_de_monedas").selectAll().execute(),
    db.selectFrom("pedidos").selectAll().where("monedas", "is not", null).execute(),
  ]);
  const suma = (cantidades: number[]) => cantidades.reduce((total, cantidad) => total + cantidad, 0);
  const lotesDe = agrupar(lotes, ({ id_persona }) => id_persona);
  const lineasDeLote = agrupar(movimientos, ({ id_lote }) => id_lote);
  const lineasDePedido = agrupar(movimientos, ({ id_pedido }) => id_pedido);
  const lineasDe = agrupar(movimientos, ({ id_persona }) => id_persona);
  const reversionesDe = agrupar(reversiones, ({ id_persona }) => id_persona);
  for (const { id_persona, cantidad, debe } of totales) {
    const dejadas = suma(reversionesDe(id_persona).map((reversion) => reversion.debe));
    const pagadas = -suma(
      lineasDe(id_persona)
        .filter(({ motivo }) => motivo === "deuda")
        .map((linea) => linea.cantidad),
    );
    exigir(debe === dejadas - pagadas, `${id_persona} owes ${debe} coins: ${dejadas} less ${pagadas} paid`);
    exigir(debe === 0 || cantidad === 0, `${id_persona} owes ${debe} coins and holds ${cantidad}`);
    const enLotes = suma(lotesDe(id_persona).map(({ quedan }) => quedan));
    exigir(enLotes === cantidad && cantidad >= 0, `${id_persona} has ${cantidad} coins, ${enLotes} in lots`);
  }
  for (const { id_lote, quedan } of lotes) {
    const lineas = suma(lineasDeLote(id_lote).map(({ cantidad }) => cantidad));
    exigir(lineas === quedan, `lot ${id_lote} holds ${quedan} coins, its ledger says ${lineas}`);
  }
  for (const { id_pedido, estado, monedas } of canjes) {
    const gastadas = -suma(lineasDePedido(id_pedido).map(({ cantidad }) => cantidad));
    exigir(
      gastadas === (estado === "pagado" ? monedas : 0),
      `order ${id_pedido} is ${estado}, costs ${monedas} coins and took ${gastadas}`,
    );
  }
  return roto;
}

/** Broken invariants of packs and of prepaid sessions (`bonos`) that expire. The invariants hold at any moment. */
export async function buscarRoturasEnCompras(db: Db): Promise<string[]> {
  const roto: string[] = [];
  const exigir = (cierto: boolean, texto: string) => {
    if (!cierto) roto.push(texto);
  };
  const [pedidos, partes, lotes, movimientos, saldos, pagos] = await Promise.all([
    db.selectFrom("pedidos").selectAll().where("id_paquete", "is not", null).execute(),
    db.selectFrom("contenido_de_pedidos").selectAll().execute(),
    db.selectFrom("lotes_de_saldo").selectAll().execute(),
    db.selectFrom("movimientos_de_saldo").selectAll().execute(),
    db.selectFrom("saldos").selectAll().execute(),
    db
      .selectFrom("pagos")
      .innerJoin("cobros", "cobros.id_cobro", "pagos.id_cobro")
      .select(["cobros.id_pedido", "pagos.estado", "pagos.monto_centimos"])
      .execute(),
  ]);
  const movimientosDe = agrupar(movimientos, ({ id_pedido }) => id_pedido);
  const lotesDe = agrupar(lotes, ({ id_pedido }) => id_pedido);
  const lotesEn = agrupar(lotes, (lote) => `${lote.id_persona} ${lote.id_especialidad}`);
  const pagosDe = agrupar(pagos, ({ id_pedido }) => id_pedido);
  const partesDe = agrupar(partes, ({ id_pedido }) => id_pedido);
  for (const { id_pedido, estado, ...precio } of pedidos) {
    const total = precio.precio_centimos - precio.descuento_centimos;
    const cobrado = pagosDe(id_pedido)
      .filter((pago) => pago.estado === "pagado")
      .reduce((suma, { monto_centimos }) => suma + monto_centimos, 0);
    exigir(
      cobrado === (estado === "pagado" ? total : 0),
      `pack ${id_pedido} is ${estado}, costs ${total} and keeps ${cobrado}`,
    );
    const contenido = partesDe(id_pedido);
    exigir(contenido.length > 0, `pack ${id_pedido} holds nothing`);
    const pagado = estado === "pagado" || estado === "devuelto";
    for (const { id_especialidad: de, sesiones } of contenido) {
      const entraron = movimientosDe(id_pedido)
        .filter(({ motivo, id_especialidad }) => motivo === "compra" && id_especialidad === de)
        .reduce((suma, { cantidad }) => suma + cantidad, 0);
      exigir(
        entraron === (pagado ? sesiones : 0),
        `pack ${id_pedido} is ${estado} and gave ${entraron} bonos of ${de}`,
      );
      const quedan = lotesDe(id_pedido)
        .filter(({ id_especialidad }) => id_especialidad === de)
        .reduce((suma, lote) => suma + lote.quedan, 0);
      exigir(quedan <= sesiones, `pack ${id_pedido} has ${quedan} bonos of ${de} left`);
    }
  }
  roto.push(...(await buscarRoturasEnMonedas(db)));
  for (const { id_persona, id_especialidad, cantidad } of saldos) {
    const enLotes = lotesEn(`${id_persona} ${id_especialidad}`).reduce((suma, lote) => suma + lote.quedan, 0);
    exigir(enLotes <= cantidad, `balance of ${id_persona} is ${cantidad}, its lots hold ${enLotes}`);
  }
  return roto;
}
