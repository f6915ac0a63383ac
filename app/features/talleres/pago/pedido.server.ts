import { diaYHora, horaDe, horaYDia } from "~/domain/shared/fechas";
import { done, refuse, type Result } from "~/domain/shared/result";
import { direccionDeFecha, direccionDelEvento } from "~/domain/talleres/inscripciones/direcciones";
import { yaEmpezo, abreLaSala } from "~/domain/talleres/inscripciones/inscripcion";
import { textoTrasPagar } from "~/domain/talleres/ventas/devolver";
import {
  RECHAZOS_DE_PEDIDO_DE_TALLER,
  type RechazoDePedidoDeTaller,
} from "~/domain/talleres/ventas/pedidoDeTaller";
import { loQueTermino } from "~/domain/talleres/ventas/quePaso";
import { lugarDelPedidoDeTaller } from "~/domain/talleres/ventas/verPedido";
import type { Retorno } from "~/domain/ventas/rastro/lugar";
import { services } from "~/services.server";
import { PAGAR, SOLTAR } from "~/shell/compra/intenciones";
import {
  dineroEnPalabras,
  responderPedido,
  retornoDe,
  sinLoDeLaPasarela,
  verTrasPreguntar,
} from "~/shell/compra/pedido.server";
import { recibir, seguirEn } from "~/shell/envio.server";
import { leerFormulario } from "~/shell/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion.server";
import { intencionDePedido } from "./intenciones";
import { exigir } from "~/shell/responder";

/** The order of a place, after asking the gateway. */
async function enPalabras(idPersona: number, idPedido: string, retorno: Retorno | null) {
  const visto = await verTrasPreguntar({ idPersona, idPedido }, async (pregunta) =>
    exigir(await services.talleres.verPedido(pregunta), RECHAZOS_DE_PEDIDO_DE_TALLER),
  );
  const { pedido, pagos, inscripcion, fecha } = visto;
  const ahora = services.now();
  const lugar = lugarDelPedidoDeTaller(visto, ahora, retorno);
  return {
    ...(await dineroEnPalabras({ ...visto, lugar, retorno })),
    titulo: pedido.titulo,
    cuando: diaYHora(fecha?.inicio ?? pedido.inicio, ahora),
    suFecha: direccionDeFecha(pedido),
    reservado:
      lugar === "exito" && fecha && !yaEmpezo(fecha, ahora)
        ? {
            abre: horaDe(abreLaSala(fecha)),
            siNoPuedesIr: textoTrasPagar(fecha, pedido.formaDePago, ahora),
            hrefDelCalendario: direccionDelEvento(pedido),
          }
        : null,
    esSuya: visto.esSuya,
    deNuevo: lugar === "vencido" && visto.deNuevo,
    termino: lugar === "terminado" ? loQueTermino(pedido, inscripcion) : null,
    hasta: inscripcion?.expiraEn ? horaYDia(inscripcion.expiraEn, ahora) : null,
    seSuelta: lugar === "error" || lugar === "pagar" || (lugar === "carga" && pagos.length === 0),
  };
}

export async function loader({ request, context, params }: LoaderArgs) {
  sinLoDeLaPasarela(request);
  const { idPersona } = await exigirPersona({ request, context });
  const pedido = await enPalabras(idPersona, params.idPedido ?? "", retornoDe(request));
  return responderPedido(request, pedido.lugar, pedido);
}

export async function action({ request, context, params }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context }, { loQueQuita: [SOLTAR] });
  const pregunta = { idPersona, idPedido: params.idPedido ?? "" };
  const visto = exigir(await services.talleres.verPedido(pregunta), RECHAZOS_DE_PEDIDO_DE_TALLER);
  const suFecha = direccionDeFecha(visto.pedido);
  return recibir(await leerFormulario(request), {
    esquema: intencionDePedido,
    rechazos: RECHAZOS_DE_PEDIDO_DE_TALLER,
    async pedir({ intencion }): Promise<Result<string, RechazoDePedidoDeTaller>> {
      if (intencion === SOLTAR) {
        const soltado = await services.talleres.soltarPedido(pregunta);
        return soltado.ok ? done(suFecha) : refuse(soltado.rechazo);
      }
      const { origin } = new URL(request.url);
      const abierta = await services.talleres.pagarConTarjeta({ ...pregunta, origen: origin });
      return abierta.ok ? done(abierta.value.urlDePago) : refuse(abierta.rechazo);
    },
    luego: (direccion, { intencion }) =>
      seguirEn(direccion, intencion === PAGAR ? undefined : "lugar-dejado"),
  });
}
