import type { Deps } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { bloquearPedido } from "../../ventas/pedidos/vendible";
import type { ConPaquetes, RepositoriosDePaquete } from "./dePaquete";
import type { Compra, RechazoDePaquete } from "./paquete";

/** Gives a whole pack back while none of its bonos was spent. Giving it back again changes nothing. */
export function makeDevolverCompra({
  transaccion,
  now,
  dePaquete,
}: Deps<RepositoriosDePaquete> & ConPaquetes) {
  return (pregunta: { idPersona: number; idPedido: string }) =>
    transaccion(async (trx): Promise<Result<Compra, RechazoDePaquete | "bonos-usados">> => {
      const bloqueado = await bloquearPedido(trx, { vendibles: [dePaquete] }, pregunta);
      if (!bloqueado.ok) return bloqueado;
      const { pedido: compra } = bloqueado.value;
      if (compra.estado === "devuelto") return done(compra);
      const devuelta = await dePaquete.devolver(trx, compra, now());
      if (devuelta.ok) return done(compra);
      return refuse(devuelta.rechazo === "bonos-usados" ? devuelta.rechazo : "compra-cerrada");
    });
}
