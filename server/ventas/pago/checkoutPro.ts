import { z } from "zod";
import type {
  EstadoEnPasarela,
  NotificacionRecibida,
  PagoEnPasarela,
  Pasarela,
} from "../../../app/domain/ventas/pagos/pasarela";
import { FalloDeLlamada, LIMITE_DE_LLAMADA_DE_PAGINA_EN_MS } from "../../../app/domain/shared/fallo";
import { restoEnMs } from "../../platform/enPeticion";
import { type Fetch, llamar } from "../../platform/llamada";

/** Every state of a payment at Mercado Pago, with its meaning for an order. */
const ESTADO_DEL_PAGO = {
  pending: "pendiente",
  authorized: "pendiente",
  in_process: "pendiente",
  approved: "aprobado",
  // A dispute: the money is charged until it ends.
  in_mediation: "aprobado",
  rejected: "rechazado",
  cancelled: "rechazado",
  refunded: "devuelto",
  charged_back: "devuelto",
} as const satisfies Record<string, EstadoEnPasarela>;
type EstadoDeFuera = keyof typeof ESTADO_DEL_PAGO;

/**
 * Id of a payment: a number at Mercado Pago, a text at the test gateway. It becomes part of an address and of a row.
 */
const identificador = z.union([z.string().regex(/^[\w-]{1,64}$/), z.int().transform(String)]);

const preferenciaSchema = z.object({ id: z.string().min(1), init_point: z.url() });

const pagoSchema = z
  .object({
    id: identificador,
    external_reference: z.string().nullish(),
    transaction_amount: z.number(),
    currency_id: z.string(),
    status: z.enum(Object.keys(ESTADO_DEL_PAGO) as EstadoDeFuera[]),
  })
  .transform((pago): PagoEnPasarela => ({
    idPago: pago.id,
    // A payment of the same Mercado Pago account that is not for this product has no reference.
    idCobro: pago.external_reference ?? "",
    montoCentimos: Math.round(pago.transaction_amount * 100),
    moneda: pago.currency_id,
    estado: ESTADO_DEL_PAGO[pago.status],
  }));

/** Results of a search are parsed one by one, so that a foreign or unreadable payment hides no other. */
const busquedaSchema = z.object({ results: z.array(z.unknown()) });
const referenciaSchema = z.object({ external_reference: z.string() });
const devolucionSchema = z.object({ payment_id: identificador });
const avisoSchema = z.object({
  type: z.literal("payment"),
  data: z.object({ id: identificador }),
});

export interface OpcionesDeCheckoutPro {
  /** Name of the gateway in our database. */
  nombre: string;
  /** Name of the gateway that people read. */
  nombrePublico: string;
  modo: "prueba" | "real";
  urlBase: string;
  token: string;
  fetch: Fetch;
  limiteEnMs?: number | undefined;
  /**
   * True when the gateway signed a notice about this payment, at any time. It repeats a notice for days with the time
   * of the first. The payment is read again before anything is done.
   */
  esSuya: (notificacion: NotificacionRecibida, aviso: { idPago: string }) => boolean;
}

/** An instant with an offset, in the format of Mercado Pago. */
const conDesfase = (instante: Date) => instante.toISOString().replace("Z", "+00:00");

/**
 * Adapter of the payment port for the API of Mercado Pago Checkout Pro: preference, payment, search, refund. The test
 * gateway has the same API; only the signature of its notices differs.
 */
export function createCheckoutPro(opciones: OpcionesDeCheckoutPro): Pasarela {
  const { fetch } = opciones;
  // Earlier work of the same request, such as a slow database, has already used part of its time.
  const limite = () => opciones.limiteEnMs ?? restoEnMs(LIMITE_DE_LLAMADA_DE_PAGINA_EN_MS);
  const base = opciones.urlBase.replace(/\/+$/, "");
  const authorization = `Bearer ${opciones.token}`;

  const leer = <T>(path: string, respuesta: z.ZodType<T>) =>
    llamar(fetch, {
      metodo: "GET",
      url: base + path,
      cabeceras: { authorization },
      respuesta,
      limiteEnMs: limite(),
    });

  const enviar = <T>(
    path: string,
    { clave, cuerpo, metodo = "POST" }: { clave: string; cuerpo: unknown; metodo?: "POST" | "PUT" },
    respuesta: z.ZodType<T>,
  ) =>
    llamar(fetch, {
      metodo,
      url: base + path,
      cabeceras: { authorization, "x-idempotency-key": clave },
      cuerpo: JSON.stringify(cuerpo),
      respuesta,
      limiteEnMs: limite(),
    });

  const leerPago = (idPago: string) => leer(`/v1/payments/${encodeURIComponent(idPago)}`, pagoSchema);

  return {
    nombre: opciones.nombre,

    async abrirCobro(cobro) {
      const preferencia = {
        items: [
          {
            id: cobro.idCobro,
            title: cobro.titulo,
            quantity: 1,
            currency_id: "PEN",
            unit_price: cobro.montoCentimos / 100,
          },
        ],
        payer: { email: cobro.correo },
        back_urls: {
          success: cobro.urlsDeRetorno.exito,
          pending: cobro.urlsDeRetorno.pendiente,
          failure: cobro.urlsDeRetorno.error,
        },
        auto_return: "approved",
        external_reference: cobro.idCobro,
        notification_url: cobro.urlDeNotificacion,
        expires: true,
        expiration_date_to: conDesfase(cobro.venceEn),
      };
      const { id, init_point } = await enviar(
        "/checkout/preferences",
        { clave: cobro.idCobro, cuerpo: preferencia },
        preferenciaSchema,
      );
      return { referencia: id, urlDePago: init_point };
    },

    async cerrarCobro(referencia, now) {
      const cierre = { expires: true, expiration_date_to: conDesfase(now) };
      const path = `/checkout/preferences/${encodeURIComponent(referencia)}`;
      const clave = `cierre-${referencia}`;
      await enviar(path, { clave, cuerpo: cierre, metodo: "PUT" }, preferenciaSchema);
    },

    leerPago,

    async buscarPagos(idCobro) {
      const consulta = new URLSearchParams({ external_reference: idCobro });
      const path = `/v1/payments/search?${consulta}`;
      const { results } = await leer(path, busquedaSchema);
      const deEsteCobro = results.filter(
        (pago) => referenciaSchema.safeParse(pago).data?.external_reference === idCobro,
      );
      const leidos = deEsteCobro.map((pago) => pagoSchema.safeParse(pago));
      const pagos = leidos.flatMap(({ data }) => data ?? []);
      // The call fails when no payment of this charge can be parsed, so that an operator looks at it.
      if (pagos.length === 0 && leidos.length > 0) {
        throw new FalloDeLlamada("UNEXPECTED_ERROR", {
          metodo: "GET",
          path: "/v1/payments/search",
          motivo: "respuesta de otra forma",
        });
      }
      return pagos;
    },

    async devolver(idPago, montoCentimos, clave) {
      const path = `/v1/payments/${encodeURIComponent(idPago)}/refunds`;
      try {
        await enviar(path, { clave, cuerpo: { amount: montoCentimos / 100 } }, devolucionSchema);
      } catch (fallo) {
        // The refund was refused, perhaps because it was made by hand under another key. Reading the payment tells.
        if (!(fallo instanceof FalloDeLlamada) || fallo.estado !== 400) throw fallo;
        const pago = await leerPago(idPago);
        if (pago.estado !== "devuelto") throw fallo;
        return pago;
      }
      return leerPago(idPago);
    },

    verificarNotificacion: (notificacion) => {
      const leido = avisoSchema.safeParse(leerJson(notificacion.cuerpo));
      if (!leido.success) return null;
      const aviso = { idPago: leido.data.data.id };
      return opciones.esSuya(notificacion, aviso) ? aviso : null;
    },

    configuracionPublica: () => ({ nombre: opciones.nombrePublico, modo: opciones.modo, moneda: "PEN" }),
  };
}

function leerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
