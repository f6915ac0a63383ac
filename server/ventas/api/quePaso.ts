import { z } from "zod";
import { RECHAZOS_DE_CONCILIACION } from "../../../app/domain/ventas/pagos/conciliar";
import { RECHAZOS_SIN_PEDIDO } from "../../../app/domain/ventas/pagos/rechazos";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { CON_TOKEN, PROPIO } from "../../platform/permisos";

const rechazo = rechazosDe({ ...RECHAZOS_SIN_PEDIDO, ...RECHAZOS_DE_CONCILIACION });

/** Outcome of an order as `/v2` gives it, with the facts of the page "¿Qué pasó con mi pago?". */
const quePaso = z.object({
  situacion: z.string(),
  estados: z.object({
    pedido: z.string(),
    pago: z.string().nullable(),
    /**
     * State of the delivered thing in the seller's words, such as that of the session or of the prepaid sessions
     * (`bonos`).
     */
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

/** Endpoints for orders of every seller: the list of unpaid ones, and the outcome of one. */
export const rastros = [
  endpoint({
    metodo: "get",
    ruta: "/pedidos/por-pagar",
    resumen: "Los pedidos de la persona que esperan su pago, de lo que sea que se vende",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({
      pedidos: z.array(
        z.object({
          idPedido: z.string(),
          que: z.string(),
          totalCentimos: z.int(),
          plazo: z.string(),
          /** True while the payment of an order is being processed: the order must not be paid again. */
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
    permisos: PROPIO,
    conPersona: true,
    parametros: z.object({ idPedido: identificador }),
    respuesta: quePaso,
    async atender({ services, portador: { idPersona }, parametros: { idPedido } }) {
      const resultado = await services.ventas.verQuePaso({ idPersona, idPedido });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return aQuePaso(resultado.value, services.now());
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/pedidos/{idPedido}/conciliacion",
    resumen: "Pregunta ahora a la pasarela por los pagos abiertos de un pedido, y dice cómo quedó",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: z.object({ idPedido: identificador }),
    cuerpo: z.object({}),
    respuesta: quePaso,
    async atender({ services, portador: { idPersona }, parametros }) {
      const personaYPedido = { idPersona, ...parametros };
      const conciliacion = await services.ventas.conciliarElSuyo(personaYPedido);
      if (!conciliacion.ok) throw rechazo(conciliacion.rechazo);
      const resultado = await services.ventas.verQuePaso(personaYPedido);
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return aQuePaso(resultado.value, services.now());
    },
  }),
];
