import { z } from "zod";
import { RECHAZOS_DE_CONCILIACION } from "../../../app/domain/ventas/pagos/conciliar";
import { RECHAZOS_SIN_PEDIDO } from "../../../app/domain/ventas/pagos/rechazos";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";

const rechazo = rechazosDe({ ...RECHAZOS_SIN_PEDIDO, ...RECHAZOS_DE_CONCILIACION });

/** What became of an order, as `/v2` says it: the same facts as on the page "¿Qué pasó con mi pago?". */
const quePaso = z.object({
  situacion: z.string(),
  estados: z.object({
    pedido: z.string(),
    pago: z.string().nullable(),
    /** What was delivered, as its seller calls it: the state of the session, of the bonos. */
    entrega: z.string().nullable(),
    devolucion: z.string().nullable(),
  }),
  miramosEn: z.string().nullable(),
  puede: z.object({
    pagar: z.boolean(),
    soltar: z.boolean(),
    mirar: z.boolean(),
    elegirOtro: z.boolean(),
  }),
  historial: z.array(
    z.object({
      asunto: z.string(),
      idAsunto: z.string(),
      desde: z.string().nullable(),
      hasta: z.string(),
      causa: z.string(),
      creadoEn: z.string(),
    }),
  ),
  fechaHoraServidor: z.string(),
});

type QuePaso = Extract<Awaited<ReturnType<Services["ventas"]["verQuePaso"]>>, { ok: true }>["value"];

function aQuePaso(
  { situacion, estados, miramosEn, puede, rastro }: QuePaso,
  now: Date,
): z.input<typeof quePaso> {
  return {
    situacion,
    estados,
    miramosEn: miramosEn?.toISOString() ?? null,
    puede,
    historial: rastro.map(({ asunto, idAsunto, desde, hasta, causa, creadoEn }) => ({
      asunto,
      idAsunto,
      desde,
      hasta,
      causa,
      creadoEn: creadoEn.toISOString(),
    })),
    fechaHoraServidor: now.toISOString(),
  };
}

/** Of every order, whoever sold it: which ones wait for money, and all that became of one. */
export const rastros = [
  endpoint({
    metodo: "get",
    ruta: "/pedidos/por-pagar",
    resumen: "Los pedidos de la persona que esperan su pago, de lo que sea que se vende",
    clave: "private",
    roles: "401 200 200 200",
    conPersona: true,
    respuesta: z.object({
      pedidos: z.array(
        z.object({
          idPedido: z.string(),
          que: z.string(),
          totalCentimos: z.int(),
          plazo: z.string(),
          /** Its payment is on its way: it is not paid again. */
          procesando: z.boolean(),
        }),
      ),
      fechaHoraServidor: z.string(),
    }),
    async atender({ services, portador: { idPersona } }) {
      const porPagar = await services.ventas.verPorPagar(idPersona);
      return {
        pedidos: porPagar.map(({ idPedido, que, totalCentimos, plazo, procesando }) => ({
          idPedido,
          que,
          totalCentimos,
          plazo,
          procesando,
        })),
        fechaHoraServidor: services.now().toISOString(),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/pedidos/{idPedido}/historial",
    resumen: "Qué pasó con un pedido: los estados de cada cosa y cada cambio, con quién lo causó",
    clave: "private",
    roles: "401 200 200 404",
    conPersona: true,
    parametros: z.object({ idPedido: identificador }),
    respuesta: quePaso,
    async atender({ services, portador: { idPersona }, parametros: { idPedido } }) {
      const visto = await services.ventas.verQuePaso({ idPersona, idPedido });
      if (!visto.ok) throw rechazo(visto.rechazo);
      return aQuePaso(visto.value, services.now());
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/pedidos/{idPedido}/conciliacion",
    resumen: "Pregunta ahora a la pasarela por los pagos abiertos de un pedido, y dice cómo quedó",
    clave: "private",
    roles: "401 200 200 404",
    conPersona: true,
    parametros: z.object({ idPedido: identificador }),
    cuerpo: z.object({}),
    respuesta: quePaso,
    async atender({ services, portador: { idPersona }, parametros }) {
      const cual = { idPersona, ...parametros };
      const mirado = await services.ventas.conciliarElSuyo(cual);
      if (!mirado.ok) throw rechazo(mirado.rechazo);
      const visto = await services.ventas.verQuePaso(cual);
      if (!visto.ok) throw rechazo(visto.rechazo);
      return aQuePaso(visto.value, services.now());
    },
  }),
];
