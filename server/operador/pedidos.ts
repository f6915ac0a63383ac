import type { Cambio } from "../../app/domain/ventas/rastro/cambio";
import { CAUSA_PARA_OPERADOR, cambioEnPalabras, estadoDicho } from "../../app/domain/ventas/rastro/textos";
import { loDevuelto, type Pago } from "../../app/domain/ventas/pagos/pago";
import { totalDe, type Pedido } from "../../app/domain/ventas/pedidos/pedido";
import { done } from "../../app/domain/shared/result";
import { codigo, leer } from "../platform/orders/argumentos";
import type { Acts } from "../platform/services";
import type { Orden, Pedida } from "../platform/orders/orden";

const deCita = ({ operador, resto, opciones }: Pedida) => ({
  operador,
  idCita: leer(codigo, resto[0], "ID"),
  compensacion: opciones.cambio ? ("cambio" as const) : ("devolucion" as const),
});

const comoQuedo = ({
  idCita,
  estado,
  cambioLibre,
}: {
  idCita: string;
  estado: string;
  cambioLibre: boolean;
}) => ({
  idCita,
  estado,
  cambioLibre,
});

const pagoEscrito = (pago: Pago) => ({
  idPago: pago.idPago,
  estado: pago.estado,
  montoCentimos: pago.montoCentimos,
  devueltoCentimos: loDevuelto(pago),
});

/** The orders that took each other's place, with what was charged for each; nothing where there is only one. */
const cadenaEscrita = (cadena: readonly { pedido: Pedido; pagos: Pago[] }[]) =>
  cadena.length > 1 && {
    cadena: cadena.map(({ pedido, pagos }) => ({
      idPedido: pedido.idPedido,
      clase: pedido.clase,
      estado: estadoDicho(pedido.estado, pedido),
      totalCentimos: totalDe(pedido),
      pagos: pagos.map(pagoEscrito),
    })),
  };

const lineaEscrita = (cambio: Cambio, pedido: { relevadoPor?: string | null }) => ({
  creadoEn: cambio.creadoEn,
  cambio: cambioEnPalabras(cambio, pedido),
  causa: CAUSA_PARA_OPERADOR[cambio.causa],
  idAsunto: cambio.idAsunto,
});

/** An order by its code, with everything that became of it. */
export async function verPedido({ operador: actos }: Acts, operador: string, idPedido: string) {
  const visto = await actos.verPedido({ operador, idPedido });
  if (!visto.ok) return visto;
  const { pedido, titulo, detalle, pagos, rastro, situacion, estados, miramosEn, cadena } = visto.value;
  return done({
    idPedido: pedido.idPedido,
    idPersona: pedido.idPersona,
    clase: pedido.clase,
    titulo,
    ...detalle,
    situacion,
    estados,
    totalCentimos: totalDe(pedido),
    relevadoPor: pedido.relevadoPor,
    miramosEn,
    pagos: pagos.map(pagoEscrito),
    ...cadenaEscrita(cadena),
    historial: rastro.map((cambio) => lineaEscrita(cambio, pedido)),
  });
}

export const dePedidos: Record<string, Orden> = {
  pedido: {
    uso: "pedido ID",
    ayuda:
      "Muestra un pedido, sea de lo que sea, con sus pagos, lo que entregó y su historia. El ID es el código de soporte.",
    hacer: ({ acts, operador, resto }) => verPedido(acts, operador, leer(codigo, resto[0], "ID")),
  },

  devolver: {
    uso: "devolver ID-DE-PEDIDO",
    ayuda:
      "Devuelve lo que quede pagado de un pedido cuya sesión ya no está en pie, o un paquete del que no se usó nada.",
    hacer: ({ acts, operador, resto }) =>
      acts.operador.devolver({ operador, idPedido: leer(codigo, resto[0], "ID") }),
  },

  cancelar: {
    uso: "cancelar ID-DE-SESION [--cambio]",
    ayuda: "El especialista no podrá atender: todo vuelve, o con --cambio la persona elige otra hora.",
    async hacer(pedida) {
      const cancelada = await pedida.acts.operador.cancelar(deCita(pedida));
      return cancelada.ok ? done(comoQuedo(cancelada.value)) : cancelada;
    },
  },

  ausencia: {
    uso: "ausencia ID-DE-SESION [--cambio]",
    ayuda: "El especialista no llegó a una sesión que ya empezó: todo vuelve, o con --cambio otra hora.",
    async hacer(pedida) {
      const marcada = await pedida.acts.operador.marcarAusencia(deCita(pedida));
      return marcada.ok ? done(comoQuedo(marcada.value)) : marcada;
    },
  },
};
