import { RECHAZOS_DE_COMPRA, type RechazoDeCompra } from "~/domain/paquetes/compras/paquete";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { SOLTAR } from "~/shell/compra/intenciones";
import {
  recibirRetorno,
  responderPedido,
  sinLoDeLaPasarela,
  vieneDePagar,
} from "~/shell/compra/pedido.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { done, refuse, type Result } from "~/domain/shared/result";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { DEVOLVER, intencionDeCompra } from "./intenciones";
import { compraEnPalabras } from "./tienda.server";
import { FORMA_DE_PAGO } from "~/domain/ventas/pedidos/formaDePago";

export async function loader({ request, context, params }: LoaderArgs) {
  sinLoDeLaPasarela(request);
  const { idPersona } = await exigirPersona({ request, context });
  const idPedido = params.idPedido ?? "";
  await recibirRetorno(request, { idPersona, idPedido });
  const compra = await compraEnPalabras(idPersona, idPedido, vieneDePagar(request));
  return responderPedido(request, compra.lugar, compra);
}

export async function action({ request, context, params }: ActionArgs) {
  const { idPersona } = await exigirPersona(
    { request, context },
    { intencionesDeQuitar: [SOLTAR, DEVOLVER] },
  );
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
        case FORMA_DE_PAGO.tarjeta: {
          const abierta = await services.paquetes.pagarConTarjeta({ ...pregunta, origen: origin });
          return siguiendo(abierta, ({ urlDePago }) => urlDePago);
        }
      }
    },
    luego: (direccion) => seguirEn(direccion),
  });
}

/** Turns a successful result into the address of the next page. */
const siguiendo = <T, R extends string>(resultado: Result<T, R, unknown>, a: (value: T) => string) =>
  resultado.ok ? done(a(resultado.value)) : refuse(resultado.rechazo);
