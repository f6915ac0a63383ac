import type { Cambio } from "../../app/domain/ventas/rastro/cambio";
import { CAUSA_PARA_OPERADOR, cambioEnPalabras, estadoDicho } from "../../app/domain/ventas/rastro/textos";
import { centimosDevueltos, centimosDeDevolucion, type Pago } from "../../app/domain/ventas/pagos/pago";
import { totalDe, type Pedido } from "../../app/domain/ventas/pedidos/pedido";
import { RECHAZOS_AL_VER_UN_PEDIDO } from "../../app/domain/ventas/actos";
import { codigoDeCupon, type Cupon } from "../../app/domain/ventas/cupones/cupon";
import { RECHAZOS_AL_DETENER_CUPON } from "../../app/domain/ventas/cupones/detenerCupon";
import { cambioDeCupon, RECHAZOS_AL_GUARDAR_CUPON } from "../../app/domain/ventas/cupones/editarCupones";
import type { CosaConCupon } from "../../app/domain/ventas/pedidos/vendible";
import { motivoDeActo } from "../../app/domain/shared/actos/acto";
import { fecha } from "../../app/domain/shared/actos/escrito";
import { codigoCortoLegible } from "../../app/domain/shared/codigoCorto";
import { soles } from "../../app/domain/shared/dinero";
import { diaYHoraEscrita, instanteDe } from "../../app/domain/shared/fechas";
import { done, refuse } from "../../app/domain/shared/result";
import { centimos, codigo, entero, leer, UsoIncorrecto } from "../platform/orders/argumentos";
import type { Acts } from "../platform/services";
import { bandera, orden, texto, type Escritas } from "../platform/orders/orden";

const pagoEscrito = (pago: Pago) => ({
  idPago: pago.idPago,
  estado: pago.estado,
  montoCentimos: pago.montoCentimos,
  devueltoCentimos: centimosDevueltos(pago),
  porDevolverCentimos: centimosDeDevolucion(pago) - centimosDevueltos(pago),
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
  si: bandera,
} as const;

/** Word that the operator types instead of a limit, to remove the limit of a coupon. */
const NINGUNO = "ninguno";

/** Text about the orders that replaced one another, with the payments of each; nothing for a single order. */
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

/** Shows the operator an order by its code, with its whole history. */
export async function verPedido({ ventas: actos }: Acts, operador: string, idPedido: string) {
  const resultado = await actos.verPedido({ operador, idPedido });
  if (!resultado.ok) return resultado;
  const { pedido, titulo, detalle, pagos, rastro, situacion, estados, miramosEn, cadena } = resultado.value;
  return done({
    idPedido: pedido.idPedido,
    codigo: pedido.codigo == null ? null : codigoCortoLegible(pedido.codigo),
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
    uso: "cupon lista | cupon ver CODIGO | cupon detener CODIGO | cupon CODIGO [--porcentaje 20 | --monto 30] [--desde 2026-12-01] [--hasta 2026-12-31] [--para COSA] [--especialidad S] [--plan P] [--maximo N] [--por-persona N] [--si]",
    ayuda: `Lista: los cupones con sus usos. Ver: uno. Detener: termina ahora, y los pedidos que ya lo tienen lo conservan. Con solo un código crea un cupón, que dice cuánto descuenta, desde cuándo y hasta cuándo; de uno que existe cambia solo lo que se nombra, y muestra cómo era y cómo queda. «${NINGUNO}» quita un límite (--maximo ${NINGUNO}). «hasta» es su último día. Con «para» sirve solo para esa cosa de las que se venden; si no es ninguna, se dice cuáles hay. Si descuenta más de la mitad o no tiene un máximo de usos, hay que confirmarlo con --si.`,
    opciones: DE_CUPON,
    rechazos: { ...RECHAZOS_AL_GUARDAR_CUPON, ...RECHAZOS_AL_DETENER_CUPON },
    async hacer({ acts, operador, resto, opciones }) {
      if (resto[0] === "lista") return acts.ventas.verCupones();
      if (resto[0] === "ver") return acts.ventas.verCupon(leer(codigoDeCupon, resto[1], "CODIGO"));
      if (resto[0] === "detener")
        return acts.ventas.detenerCupon({ operador, codigo: leer(codigoDeCupon, resto[1], "CODIGO") });
      const guardado = await acts.ventas.guardarCupon({
        operador,
        cambio: cambioEscrito(resto[0], opciones, acts.ventas.cosasConCupon),
        confirmado: opciones.si ?? false,
      });
      if (guardado.ok || guardado.rechazo !== "cupon-por-confirmar" || !guardado.detalle) return guardado;
      const { cuidados, antes, despues } = guardado.detalle;
      return refuse("cupon-por-confirmar", [
        ...cuidados,
        ...(antes ? [`Era: ${enUnRenglon(antes)}`] : []),
        `Quedaría: ${enUnRenglon(despues)}`,
        "Si es lo que quieres, repite la orden con --si.",
      ]);
    },
  }),

  pedido: orden({
    uso: "pedido ID",
    ayuda:
      "Muestra un pedido, sea de lo que sea, con sus pagos, lo que entregó y su historia. El ID es el código largo, o el corto que ve la persona.",
    opciones: {},
    rechazos: RECHAZOS_AL_VER_UN_PEDIDO,
    hacer: ({ acts, operador, resto }) => verPedido(acts, operador, leer(codigo, resto[0], "ID")),
  }),

  devolver: orden({
    uso: "devolver ID-DE-PEDIDO MOTIVO",
    ayuda:
      "Devuelve lo que quede pagado de un pedido cuya sesión ya no está en pie, o un paquete del que no se usó nada. El motivo, que no nombra a nadie, queda en «actos» con el monto; la persona ve en sus datos que se hizo.",
    opciones: {},
    rechazos: {},
    hacer: ({ acts, operador, resto: [id, ...palabras] }) =>
      acts.ventas.devolver({
        operador,
        idPedido: leer(codigo, id, "ID"),
        motivo: leer(motivoDeActo, palabras.join(" "), "MOTIVO"),
      }),
  }),
};

/** Changes of a coupon that the operator typed. An option that was not typed changes nothing. */
function cambioEscrito(
  escrito: string | undefined,
  opciones: Escritas<typeof DE_CUPON>,
  cosas: readonly CosaConCupon[],
) {
  const siSeEscribio = <T>(valor: string | undefined, leerValor: (valor: string) => T) =>
    valor === undefined ? undefined : leerValor(valor);
  const limite = (valor: string | undefined) =>
    siSeEscribio(valor, (limiteEscrito) => (limiteEscrito === NINGUNO ? null : limiteEscrito));
  const numero = (nombre: "maximo" | "por-persona") =>
    siSeEscribio(opciones[nombre], (maximo) =>
      maximo === NINGUNO ? null : leer(entero, maximo, `--${nombre}`),
    );
  if (opciones.monto !== undefined && opciones.porcentaje !== undefined)
    throw new UsoIncorrecto("--monto y --porcentaje no van juntos");
  const descuento =
    siSeEscribio(opciones.monto, (monto) => ({
      ...{ tipo: "monto", centimos: leer(centimos, monto, "--monto") },
    })) ??
    siSeEscribio(opciones.porcentaje, (porcentaje) => ({
      ...{ tipo: "porcentaje", porcentaje: leer(entero, porcentaje, "--porcentaje") },
    }));
  return leer(
    cambioDeCupon(cosas),
    {
      codigo: escrito,
      descuento,
      para: limite(opciones.para),
      especialidad: limite(opciones.especialidad),
      plan: limite(opciones.plan),
      maximoTotal: numero("maximo"),
      maximoPorPersona: numero("por-persona"),
      desde: siSeEscribio(opciones.desde, (dia) => instanteDe(leer(fecha, dia, "--desde"), "00:00")),
      hasta: siSeEscribio(opciones.hasta, (dia) => instanteDe(leer(fecha, dia, "--hasta"), "24:00")),
    },
    "cupon",
  );
}

function enUnRenglon({ descuento, desde, hasta, ...cupon }: Cupon): string {
  const cuanto = descuento.tipo === "monto" ? soles(descuento.centimos) : `${descuento.porcentaje} %`;
  const solo = [cupon.para, cupon.especialidad, cupon.plan].filter((condicion) => condicion !== null);
  const veces = (cuantas: number | null) => (cuantas === null ? "sin máximo" : `${cuantas} como máximo`);
  return [
    cuanto,
    ...(solo.length > 0 ? [`solo ${solo.join(", ")}`] : []),
    `en total ${veces(cupon.maximoTotal)}`,
    `por persona ${veces(cupon.maximoPorPersona)}`,
    `del ${diaYHoraEscrita(desde)} al ${diaYHoraEscrita(hasta)}`,
  ].join("; ");
}
