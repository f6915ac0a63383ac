import type { Db } from "../../server/db/client";
import { agrupar } from "./agrupar";

/** What must be true of packs and of bonos that end at any moment. */
export async function loRotoEnCompras(db: Db): Promise<string[]> {
  const roto: string[] = [];
  const exigir = (cierto: boolean, texto: string) => {
    if (!cierto) roto.push(texto);
  };
  const [pedidos, lotes, movimientos, saldos] = await Promise.all([
    db.selectFrom("pedidos").selectAll().where("id_paquete", "is not", null).execute(),
    db.selectFrom("lotes_de_saldo").selectAll().execute(),
    db.selectFrom("movimientos_de_saldo").selectAll().execute(),
    db.selectFrom("saldos").selectAll().execute(),
  ]);
  const movimientosDe = agrupar(movimientos, ({ id_pedido }) => id_pedido);
  const lotesDe = agrupar(lotes, ({ id_pedido }) => id_pedido);
  const lotesEn = agrupar(lotes, (lote) => `${lote.id_persona} ${lote.id_especialidad}`);
  for (const { id_pedido, estado, sesiones } of pedidos) {
    const entraron = movimientosDe(id_pedido)
      .filter(({ motivo }) => motivo === "compra")
      .reduce((suma, { cantidad }) => suma + cantidad, 0);
    const pagado = estado === "pagado" || estado === "devuelto";
    exigir(entraron === (pagado ? sesiones : 0), `pack ${id_pedido} is ${estado} and gave ${entraron} bonos`);
    const quedan = lotesDe(id_pedido).reduce((suma, lote) => suma + lote.quedan, 0);
    exigir(quedan <= (sesiones ?? 0), `pack ${id_pedido} has ${quedan} bonos left`);
  }
  for (const { id_persona, id_especialidad, cantidad } of saldos) {
    const enLotes = lotesEn(`${id_persona} ${id_especialidad}`).reduce((suma, lote) => suma + lote.quedan, 0);
    exigir(enLotes <= cantidad, `balance of ${id_persona} is ${cantidad}, its lots hold ${enLotes}`);
  }
  return roto;
}
