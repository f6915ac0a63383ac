import { randomUUID } from "node:crypto";
import { direccionDePaquete } from "~/domain/paquetes/compras/direcciones";
import { vencimientoDe } from "~/domain/paquetes/compras/paquete";
import { monedas } from "~/domain/paquetes/monedas/monedas";
import { ultimoDia } from "~/domain/paquetes/saldo/lotes";
import { services } from "~/services.server";

/** What somebody is told before they exchange coins; null where there is nothing to exchange. */
export async function canjeEnPalabras({ idPersona, idPaquete }: { idPersona: number; idPaquete: string }) {
  if (!services.paquetes.monedas) return null;
  const [visto, { total }] = await Promise.all([
    services.paquetes.verPaquete({ idPersona, idPaquete }),
    services.paquetes.monedas.ver(idPersona),
  ]);
  if (!visto.ok || visto.value.paquete.monedas === null) return null;
  const { paquete, trae } = visto.value;
  const quedan = total - visto.value.paquete.monedas;
  return {
    idPedido: randomUUID(),
    trae,
    hasta: ultimoDia({ venceEn: vencimientoDe(paquete, services.now()) }),
    tienes: monedas(total),
    cuesta: monedas(visto.value.paquete.monedas),
    quedan: quedan >= 0 ? monedas(quedan) : null,
    faltan: quedan < 0 ? monedas(-quedan) : null,
    hrefDeCompra: direccionDePaquete(paquete),
  };
}
