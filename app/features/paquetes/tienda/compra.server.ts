import { RECHAZOS_DE_COMPRA, type RechazoDeCompra } from "~/domain/paquetes/compras/paquete";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { PAGAR, SOLTAR } from "~/shell/compra/intenciones";
import { responderPedido, retornoDe, sinLoDeLaPasarela } from "~/shell/compra/pedido.server";
import { exigirPersona } from "~/shell/sesion.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { done, refuse, type Result } from "~/domain/shared/result";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { DEVOLVER, intencionDeCompra } from "./intenciones";
import { compraEnPalabras } from "./tienda.server";

export async function loader({ request, context, params }: LoaderArgs) {
  sinLoDeLaPasarela(request);
  const { idPersona } = await exigirPersona({ request, context });
  const compra = await compraEnPalabras(idPersona, params.idPedido ?? "", retornoDe(request));
  return responderPedido(request, compra.lugar, compra);
}

export async function action({ request, context, params }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context }, { loQueQuita: [SOLTAR, DEVOLVER] });
  const pregunta = { idPersona, idPedido: params.idPedido ?? "" };
  const { origin, pathname } = new URL(request.url);
  return recibir(await leerFormulario(request), {
    esquema: intencionDeCompra,
    rechazos: RECHAZOS_DE_COMPRA,
    async pedir({ intencion }): Promise<Result<string, RechazoDeCompra>> {
      switch (intencion) {
        case SOLTAR:
          return siguiendo(await services.paquetes.soltarPedido(pregunta), () => "/tienda");
        case DEVOLVER:
          return siguiendo(await services.paquetes.devolverCompra(pregunta), () => pathname);
        case PAGAR: {
          const abierta = await services.paquetes.pagarConTarjeta({ ...pregunta, origen: origin });
          return siguiendo(abierta, ({ urlDePago }) => urlDePago);
        }
      }
    },
    luego: (direccion) => seguirEn(direccion),
  });
}

/** Where it goes on once it is done. */
const siguiendo = <T, R extends string>(hecho: Result<T, R, unknown>, a: (value: T) => string) =>
  hecho.ok ? done(a(hecho.value)) : refuse(hecho.rechazo);
