import { randomUUID } from "node:crypto";
import { direccionDePaquete, direccionDeCompra } from "~/domain/paquetes/compras/direcciones";
import { vencimientoDe } from "~/domain/paquetes/compras/paquete";
import { monedas, RECHAZOS_DE_CANJE } from "~/domain/paquetes/monedas/monedas";
import { ultimoDia } from "~/domain/paquetes/saldo/lotes";
import { services } from "~/services.server";
import { idDeCanje } from "~/domain/paquetes/compras/canjear";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { z } from "zod";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs, ActionArgs } from "~/shell/route";

/** Text shown before the exchange of coins; null when there is nothing to exchange. */
async function canjeEnPalabras({ idPersona, idPaquete }: { idPersona: number; idPaquete: string }) {
  if (!services.paquetes.monedas) return null;
  const [visto, total] = await Promise.all([
    services.paquetes.verPaquete({ idPersona, idPaquete }),
    services.paquetes.monedas.aLaVista(idPersona),
  ]);
  if (!visto.ok || visto.value.paquete.monedas === null || total === null) return null;
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

export async function loader({ request, context, params }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const canje = await canjeEnPalabras({ idPersona, idPaquete: params.idPaquete ?? "" });
  if (!canje) throw noExiste();
  return canje;
}

export async function action({ request, context, params }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  if (!services.paquetes.monedas) throw noExiste();
  const { canjear } = services.paquetes.monedas;
  return recibir(await leerFormulario(request), {
    esquema: z.object({ canje: idDeCanje }),
    rechazos: RECHAZOS_DE_CANJE,
    pedir: ({ canje: idPedido }) => canjear({ idPersona, idPaquete: params.idPaquete ?? "", idPedido }),
    luego: (compra) => seguirEn(direccionDeCompra(compra)),
  });
}
