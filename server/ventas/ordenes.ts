import type { Cambio } from "../../app/domain/ventas/rastro/cambio";
import { CAUSA_PARA_OPERADOR, cambioEnPalabras, estadoDicho } from "../../app/domain/ventas/rastro/textos";
import { loDevuelto, loQueVuelve, type Pago } from "../../app/domain/ventas/pagos/pago";
import { totalDe, type Pedido } from "../../app/domain/ventas/pedidos/pedido";
import { RECHAZOS_AL_VER_UN_PEDIDO } from "../../app/domain/ventas/actos";
import { datosDeCupon } from "../../app/domain/ventas/cupones/editarCupones";
import type { CosaConCupon } from "../../app/domain/ventas/pedidos/vendible";
import { fecha } from "../../app/domain/shared/actos/escrito";
import { instanteDe } from "../../app/domain/shared/fechas";
import { done } from "../../app/domain/shared/result";
import { centimos, codigo, entero, leer } from "../platform/orders/argumentos";
import type { Acts } from "../platform/services";
import { orden, texto, type Escritas } from "../platform/orders/orden";

const pagoEscrito = (pago: Pago) => ({
  idPago: pago.idPago,
  estado: pago.estado,
  montoCentimos: pago.montoCentimos,
  devueltoCentimos: loDevuelto(pago),
  porDevolverCentimos: loQueVuelve(pago) - loDevuelto(pago),
});

const DE_CUPON = {
  porcentaje: texto,
  monto: texto,
  desde: texto,
  hasta: texto,
  para: texto,
  especialidad: texto,
  plan: texto,
  maximo: texto,
  "por-persona": texto,
} as const;

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
export async function verPedido({ ventas: actos }: Acts, operador: string, idPedido: string) {
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

export const orders = {
  cupon: orden({
    uso: "cupon CODIGO (--porcentaje 20 | --monto 30) --desde 2026-12-01 --hasta 2026-12-31 [--para COSA] [--especialidad S] [--plan P] [--maximo N] [--por-persona N]",
    ayuda:
      "Crea un cupón o cambia sus límites. «hasta» es su último día. Con «para» sirve solo para esa cosa de las que se venden; si no es ninguna, se dice cuáles hay.",
    opciones: DE_CUPON,
    rechazos: {},
    hacer: ({ acts, operador, resto, opciones }) =>
      acts.ventas.guardarCupon({
        operador,
        cupon: cuponEscrito(resto[0], opciones, acts.ventas.cosasConCupon),
      }),
  }),

  pedido: orden({
    uso: "pedido ID",
    ayuda:
      "Muestra un pedido, sea de lo que sea, con sus pagos, lo que entregó y su historia. El ID es el código de soporte.",
    opciones: {},
    rechazos: RECHAZOS_AL_VER_UN_PEDIDO,
    hacer: ({ acts, operador, resto }) => verPedido(acts, operador, leer(codigo, resto[0], "ID")),
  }),

  devolver: orden({
    uso: "devolver ID-DE-PEDIDO",
    ayuda:
      "Devuelve lo que quede pagado de un pedido cuya sesión ya no está en pie, o un paquete del que no se usó nada.",
    opciones: {},
    rechazos: {},
    hacer: ({ acts, operador, resto }) =>
      acts.ventas.devolver({ operador, idPedido: leer(codigo, resto[0], "ID") }),
  }),
};

function cuponEscrito(
  escrito: string | undefined,
  opciones: Escritas<typeof DE_CUPON>,
  cosas: readonly CosaConCupon[],
) {
  const descuento =
    opciones.monto === undefined
      ? { tipo: "porcentaje", porcentaje: leer(entero, opciones.porcentaje, "--porcentaje") }
      : { tipo: "monto", centimos: leer(centimos, opciones.monto, "--monto") };
  const numero = (nombre: "maximo" | "por-persona") =>
    opciones[nombre] === undefined ? null : leer(entero, opciones[nombre], `--${nombre}`);
  return leer(
    datosDeCupon(cosas),
    {
      codigo: escrito,
      descuento,
      para: opciones.para ?? null,
      especialidad: opciones.especialidad ?? null,
      plan: opciones.plan ?? null,
      maximoTotal: numero("maximo"),
      maximoPorPersona: numero("por-persona"),
      desde: instanteDe(leer(fecha, opciones.desde, "--desde"), "00:00"),
      hasta: instanteDe(leer(fecha, opciones.hasta, "--hasta"), "24:00"),
    },
    "cupon",
  );
}
