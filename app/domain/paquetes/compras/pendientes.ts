import { ESPERA_DE_PENDIENTES_EN_MINUTOS, type Pendiente } from "../../cuentas/misDatos/eliminacion";
import { agrupar } from "../../shared/agrupar";
import { sumarMinutos } from "../../shared/fechas";
import type { Repos } from "../../shared/puertos";
import { totalDe } from "../../ventas/pedidos/pedido";
import { monedas } from "../monedas/monedas";
import { bonos, saldoDe } from "../saldo/saldo";
import { rechazoAlDevolver } from "./paquete";

/** The packs that a person paid with money and can still give back whole. */
export async function paquetesPendientes(
  { compras, saldos }: Repos<"compras" | "saldos">,
  idPersona: number,
  ahora: Date,
): Promise<Pendiente | null> {
  const lotes = (await saldos.lotesVivos(idPersona)).filter(({ idPedido }) => idPedido !== null);
  const suyos = agrupar(lotes, ({ idPedido }) => idPedido);
  for (const idPedido of new Set(lotes.map((lote) => lote.idPedido!))) {
    const compra = await compras.porId(idPedido);
    if (compra?.monedas === null && totalDe(compra) > 0 && !rechazoAlDevolver(compra, suyos(idPedido)))
      return { motivo: "tiene-paquete", hasta: sumarMinutos(ahora, ESPERA_DE_PENDIENTES_EN_MINUTOS) };
  }
  return null;
}

/** The bonos and coins that nobody can use any more once the account is gone. */
export async function loQueSePierde({ saldos }: Repos<"saldos">, idPersona: number): Promise<string[]> {
  const tiene = await saldos.resumen(idPersona);
  const { total } = saldoDe(tiene.bonos);
  return [total > 0 && bonos(total), tiene.monedas > 0 && monedas(tiene.monedas)].filter(
    (uno) => uno !== false,
  );
}
