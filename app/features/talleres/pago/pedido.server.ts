import { imagenDeTaller } from "~/components/fichaDePieza";
import { diaYHora, horaDe, horaYDia } from "~/domain/shared/fechas";
import { done, refuse, type Result } from "~/domain/shared/result";
import { direccionDeFecha, direccionDelEvento } from "~/domain/talleres/inscripciones/direcciones";
import { yaEmpezo, abreLaSala } from "~/domain/talleres/inscripciones/inscripcion";
import { textoTrasPagar } from "~/domain/talleres/ventas/devolver";
import {
  RECHAZOS_DE_PEDIDO_DE_TALLER,
  type RechazoDePedidoDeTaller,
} from "~/domain/talleres/ventas/pedidoDeTaller";
import { explicacionDelFin, lugarEnSuLinea } from "~/domain/talleres/ventas/quePaso";
import { lugarDelPedidoDeTaller } from "~/domain/talleres/ventas/verPedido";
import { lineaDeEstados } from "~/domain/ventas/rastro/lineaDeEstados";
import { estadoDicho } from "~/domain/ventas/rastro/textos";
import { pagoContado } from "~/domain/ventas/pagos/pago";
import { CUBIERTO_POR_CUPON } from "~/domain/ventas/pedidos/situacion";
import { services } from "~/services.server";
import { SOLTAR } from "~/shell/compra/intenciones";
import {
  dineroEnPalabras,
  recibirRetorno,
  responderPedido,
  sinLoDeLaPasarela,
  verTrasPreguntar,
  vieneDePagar,
} from "~/shell/compra/pedido.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { intencionDePedido } from "./intenciones";
import { exigir } from "~/shell/responder";
import { FORMA_DE_PAGO } from "~/domain/ventas/pedidos/formaDePago";

/** Scene of the workshop of a date; null when it has none. */
async function escenaDe({ uid }: { uid: string }) {
  const [temas, todos] = await Promise.all([services.contenido.temas(), services.talleres.todos()]);
  const taller = todos.find((candidato) => candidato.uid === uid);
  return (
    taller &&
    imagenDeTaller(
      taller,
      temas.find(({ url }) => url === taller.temas[0]),
    )
  );
}

/** Order of a workshop place, after asking the payment gateway for its state. */
async function enPalabras(idPersona: number, idPedido: string, pagando: boolean) {
  const visto = await verTrasPreguntar({ idPersona, idPedido }, async (pregunta) =>
    exigir(await services.talleres.verPedido(pregunta), RECHAZOS_DE_PEDIDO_DE_TALLER),
  );
  const { pedido, pagos, inscripcion, fecha } = visto;
  const ahora = services.now();
  const lugar = lugarDelPedidoDeTaller(visto, ahora, pagando);
  const reservado = lugar === "exito" && fecha && !yaEmpezo(fecha, ahora) ? fecha : null;
  return {
    ...(await dineroEnPalabras({ ...visto, lugar })),
    linea: lineaDeEstados({
      pedido: estadoDicho(pedido.estado, pedido),
      pago: pagoContado(pagos)?.estado ?? null,
      sinTarjeta: pedido.formaDePago === "cupon" ? CUBIERTO_POR_CUPON : null,
      entrega: lugarEnSuLinea(pedido, inscripcion),
      devolucion: null,
    }),
    titulo: pedido.titulo,
    cuando: diaYHora(fecha?.inicio ?? pedido.inicio, ahora),
    suFecha: direccionDeFecha(pedido),
    reservado: reservado && {
      abre: horaDe(abreLaSala(reservado)),
      siNoPuedesIr: textoTrasPagar(reservado, pedido.formaDePago, ahora),
      hrefDelCalendario: direccionDelEvento(pedido),
      imagen: await escenaDe(reservado),
    },
    esSuya: visto.esSuya,
    deNuevo: lugar === "vencido" && visto.deNuevo,
    termino: lugar === "terminado" ? explicacionDelFin(pedido, inscripcion) : null,
    hasta: inscripcion?.expiraEn ? horaYDia(inscripcion.expiraEn, ahora) : null,
    seSuelta: lugar === "error" || lugar === "pagar" || (lugar === "carga" && pagos.length === 0),
  };
}

export async function loader({ request, context, params }: LoaderArgs) {
  sinLoDeLaPasarela(request);
  const { idPersona } = await exigirPersona({ request, context });
  const idPedido = params.idPedido ?? "";
  await recibirRetorno(request, { idPersona, idPedido });
  const pedido = await enPalabras(idPersona, idPedido, vieneDePagar(request));
  return responderPedido(request, pedido.lugar, pedido);
}

export async function action({ request, context, params }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context }, { intencionesDeQuitar: [SOLTAR] });
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
      seguirEn(direccion, intencion === FORMA_DE_PAGO.tarjeta ? undefined : "lugar-dejado"),
  });
}
