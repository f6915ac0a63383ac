import type { Db } from "../../server/platform/database/client";
import { agrupar } from "../../app/domain/shared/agrupar";

/** Broken invariants of receipts: one for each session paid by card, and none for money that was refunded. */
export async function buscarRoturasEnComprobantes(db: Db): Promise<string[]> {
  const roto: string[] = [];
  const exigir = (cierto: boolean, texto: string) => {
    if (!cierto) roto.push(texto);
  };
  const [comprobantes, citas, pedidos, lugares] = await Promise.all([
    db.selectFrom("comprobantes").selectAll().execute(),
    db.selectFrom("citas").selectAll().execute(),
    db.selectFrom("pedidos").selectAll().execute(),
    db.selectFrom("pedidos_de_taller").select(["id_pedido", "forma_de_pago"]).execute(),
  ]);
  const formaDeLugar = new Map(lugares.map(({ id_pedido, forma_de_pago }) => [id_pedido, forma_de_pago]));
  const comprobantesDe = agrupar(comprobantes, ({ id_pedido }) => id_pedido);
  const citasDe = agrupar(citas, ({ id_pedido }) => id_pedido);
  for (const {
    id_pedido,
    id_paquete,
    estado,
    relevado_por,
    precio_centimos,
    descuento_centimos,
  } of pedidos) {
    const comprobantesDelPedido = comprobantesDe(id_pedido);
    const ventas = comprobantesDelPedido.filter(({ tipo }) => tipo !== "nota-de-credito");
    const notas = comprobantesDelPedido.filter(({ tipo }) => tipo === "nota-de-credito");
    const [cita] = citasDe(id_pedido);
    const cubierto = precio_centimos === descuento_centimos;
    const dePaquete = id_paquete !== null && !cubierto && (estado === "pagado" || estado === "devuelto");
    const deCompra = dePaquete || formaDeLugar.get(id_pedido) === "tarjeta";
    const pagado = deCompra || relevado_por !== null || cita?.forma_de_pago === "tarjeta";
    exigir(
      ventas.length === Number(pagado),
      `order ${id_pedido} is ${estado} and has ${ventas.length} receipts`,
    );
    const total = precio_centimos - descuento_centimos;
    for (const { total_centimos } of ventas)
      exigir(total_centimos === total, `a receipt of ${id_pedido} says ${total_centimos}`);
    // The note of a receipt that the tax office refused is voided in its place.
    const rechazada = ventas.some((venta) => venta.estado === "rechazado");
    const anotado = notas
      .filter((nota) => rechazada || nota.estado !== "anulado")
      .reduce((suma, { total_centimos }) => suma + total_centimos, 0);
    const deVuelta = Number(
      deCompra || relevado_por !== null ? estado === "devuelto" : cita?.devolucion === "dinero",
    );
    const anuladas = ventas.filter((venta) => venta.estado === "anulado");
    // A credit note for a part leaves something of the receipt, and may stand before the note for the rest.
    exigir(
      anuladas.length + Number(total > 0 && anotado === total) === deVuelta && anotado <= total,
      `order ${id_pedido} is ${estado}: ${anuladas.length} voided receipts, ${anotado} of ${total} in credit notes`,
    );
  }
  for (const serie of new Set(comprobantes.map((comprobante) => comprobante.serie))) {
    const numeros = comprobantes
      .filter((comprobante) => comprobante.serie === serie)
      .map(({ numero }) => numero);
    exigir(
      Math.max(...numeros) === numeros.length && new Set(numeros).size === numeros.length,
      `series ${serie} has gaps: ${numeros.sort((a, b) => a - b).join(", ")}`,
    );
  }
  return roto;
}
