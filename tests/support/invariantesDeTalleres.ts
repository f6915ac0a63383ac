import { agrupar } from "../../app/domain/shared/agrupar";
import type { Db } from "../../server/platform/database/client";

/** Broken invariants of workshop places and of their orders. The invariants hold at any moment. */
export async function buscarRoturasEnTalleres(db: Db, now: Date): Promise<string[]> {
  const roto: string[] = [];
  const exigir = (cierto: boolean, texto: string) => {
    if (!cierto) roto.push(texto);
  };
  const [fechas, inscripciones, ocupaciones, pedidos, pagos] = await Promise.all([
    db.selectFrom("fechas_de_taller").selectAll().execute(),
    db.selectFrom("inscripciones").selectAll().execute(),
    db.selectFrom("ocupaciones").selectAll().where("id_inscripcion", "is not", null).execute(),
    db
      .selectFrom("pedidos_de_taller as suyo")
      .innerJoin("pedidos", "pedidos.id_pedido", "suyo.id_pedido")
      .selectAll("pedidos")
      .select(["suyo.id_inscripcion", "suyo.forma_de_pago"])
      .execute(),
    db
      .selectFrom("pagos")
      .innerJoin("cobros", "cobros.id_cobro", "pagos.id_cobro")
      .select(["cobros.id_pedido", "pagos.estado", "pagos.monto_centimos"])
      .execute(),
  ]);
  const ocupa = agrupar(ocupaciones, ({ id_inscripcion }) => id_inscripcion);
  const enSuFecha = agrupar(inscripciones, ({ uid, fecha }) => `${uid} ${fecha}`);
  const pedidosDe = agrupar(pedidos, ({ id_inscripcion }) => id_inscripcion);
  const pagosDe = agrupar(pagos, ({ id_pedido }) => id_pedido);
  const precioDe = new Map(
    fechas.map(({ uid, fecha, precio_centimos }) => [`${uid} ${fecha}`, precio_centimos]),
  );
  const finDe = new Map(fechas.map(({ uid, fecha, fin }) => [`${uid} ${fecha}`, fin]));
  const inscripcionDe = new Map(
    inscripciones.map((inscripcion) => [inscripcion.id_inscripcion, inscripcion]),
  );

  for (const { uid, fecha, cupos } of fechas) {
    const conLugar = enSuFecha(`${uid} ${fecha}`).filter(({ estado }) =>
      /^(inscrita|ofrecida)$/.test(estado),
    );
    exigir(conLugar.length <= cupos, `${uid} ${fecha} has ${cupos} places and ${conLugar.length} people`);
  }
  for (const { id_inscripcion, uid, fecha, estado } of inscripciones) {
    const lugares = ocupa(id_inscripcion).filter(({ recurso }) => recurso.startsWith("taller:")).length;
    const tiene = estado === "inscrita" || estado === "ofrecida";
    exigir(lugares === Number(tiene), `place ${id_inscripcion} is ${estado} and takes ${lugares}`);
    const pagados = pedidosDe(id_inscripcion).filter((pedido) => pedido.estado === "pagado");
    exigir(pagados.length <= 1, `place ${id_inscripcion} is paid ${pagados.length} times`);
    const acabada = (finDe.get(`${uid} ${fecha}`) ?? "") <= now.toISOString();
    if (estado === "inscrita" && (precioDe.get(`${uid} ${fecha}`) ?? 0) > 0) {
      // A place that was refunded after its workshop still counts as taken.
      const devuelto = pedidosDe(id_inscripcion).some((pedido) => pedido.forma_de_pago !== null && acabada);
      exigir(pagados.length === 1 || devuelto, `place ${id_inscripcion} is taken and nobody paid it`);
    }
  }
  for (const { id_pedido, id_inscripcion, estado, ...pedido } of pedidos) {
    const inscripcion = inscripcionDe.get(id_inscripcion);
    if (estado === "pendiente") {
      exigir(
        inscripcion?.estado === "ofrecida",
        `order ${id_pedido} waits for a place that is ${inscripcion?.estado}`,
      );
    }
    const total = pedido.precio_centimos - pedido.descuento_centimos;
    const abonado = pagosDe(id_pedido)
      .filter((pago) => pago.estado === "pagado")
      .reduce((suma, { monto_centimos }) => suma + monto_centimos, 0);
    exigir(
      abonado === (estado === "pagado" ? total : 0),
      `order ${id_pedido} of a place is ${estado}, costs ${total} and keeps ${abonado}`,
    );
    exigir(
      (estado !== "pagado" && estado !== "devuelto") === (pedido.forma_de_pago === null) ||
        estado === "devuelto",
      `order ${id_pedido} of a place is ${estado} and was paid by ${pedido.forma_de_pago}`,
    );
  }
  return roto;
}
