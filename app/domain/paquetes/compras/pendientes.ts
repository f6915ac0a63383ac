import { ESPERA_DE_PENDIENTES_EN_MINUTOS, type Pendiente } from "../../cuentas/misDatos/eliminacion";
import { agrupar } from "../../shared/agrupar";
import { sumarMinutos } from "../../shared/fechas";
import type { ReposSinCandado } from "../../shared/puertos";
import { totalDe } from "../../ventas/pedidos/pedido";
import { monedas } from "../monedas/monedas";
import { bonos, saldoDe } from "../saldo/saldo";
import { rechazoAlDevolver } from "./paquete";

/** Packs that a person paid with money and can still return whole. */
export async function paquetesPendientes(
  { compras, saldos }: ReposSinCandado<"compras" | "saldos">,
  idPersona: number,
  ahora: Date,
): Promise<Pendiente | null> {
  const lotes = (await saldos.lotesVivos(idPersona)).filter(({ idPedido }) => idPedido !== null);
  const lotesDelPedido = agrupar(lotes, ({ idPedido }) => idPedido);
  for (const idPedido of new Set(lotes.map((lote) => lote.idPedido!))) {
    const compra = await compras.porId(idPedido);
    if (
      compra?.monedas === null &&
      totalDe(compra) > 0 &&
      !rechazoAlDevolver(compra, lotesDelPedido(idPedido))
    )
      return { motivo: "tiene-paquete", hasta: sumarMinutos(ahora, ESPERA_DE_PENDIENTES_EN_MINUTOS) };
  }
  return null;
}

/** Bonos and coins that are lost with the account. */
export async function perdidasAlEliminar(
  { saldos }: ReposSinCandado<"saldos">,
  idPersona: number,
): Promise<string[]> {
  const tiene = await saldos.resumen(idPersona);
  const { total } = saldoDe(tiene.bonos);
  const enMonedas = tiene.monedas ?? 0;
  return [total > 0 && bonos(total), enMonedas > 0 && monedas(enMonedas)].filter((texto) => texto !== false);
}
