import { z } from "zod";
import type {
  EstadoEnPasarela,
  NotificacionRecibida,
  PagoEnPasarela,
  Pasarela,
} from "../../../app/domain/pagos/pasarela";
import { FalloDeLlamada } from "../../../app/domain/shared/fallo";
import { type Fetch, llamar } from "../llamada";
import { segundosFirmados, tokenDePrueba } from "./firma";

const TOLERANCIA_EN_SEGUNDOS = 5 * 60;

const ESTADO_DEL_PAGO: Record<"pending" | "approved" | "rejected" | "refunded", EstadoEnPasarela> = {
  pending: "pendiente",
  approved: "aprobado",
  rejected: "rechazado",
  refunded: "devuelto",
};

const preferenciaSchema = z.object({ id: z.string().min(1), init_point: z.url() });

const pagoSchema = z
  .object({
    id: z.string().min(1),
    external_reference: z.string(),
    transaction_amount: z.number(),
    currency_id: z.string(),
    status: z.enum(["pending", "approved", "rejected", "refunded"]),
  })
  .transform((pago): PagoEnPasarela => ({
    idPago: pago.id,
    idCobro: pago.external_reference,
    montoCentimos: Math.round(pago.transaction_amount * 100),
    moneda: pago.currency_id,
    estado: ESTADO_DEL_PAGO[pago.status],
  }));

const busquedaSchema = z.object({ results: z.array(pagoSchema) });
const devolucionSchema = z.object({ payment_id: z.string() });
const avisoSchema = z.object({
  type: z.literal("payment"),
  data: z.object({ id: z.string().min(1).max(64) }),
});

export interface OpcionesDelAdaptador {
  /** Where the sandbox answers, path included. */
  urlBase: string;
  secreto: string;
  fetch: Fetch;
  limiteEnMs?: number;
}

/** The port over the HTTP of the sandbox, in the words of Mercado Pago. */
export function createAdaptadorDePrueba({
  urlBase,
  secreto,
  fetch,
  limiteEnMs,
}: OpcionesDelAdaptador): Pasarela {
  const base = urlBase.replace(/\/+$/, "");
  const authorization = `Bearer ${tokenDePrueba(secreto)}`;

  const leer = <T>(path: string, respuesta: z.ZodType<T>) =>
    llamar(fetch, { metodo: "GET", url: base + path, cabeceras: { authorization }, respuesta, limiteEnMs });

  const enviar = <T>(path: string, clave: string, cuerpo: unknown, respuesta: z.ZodType<T>) =>
    llamar(fetch, {
      metodo: "POST",
      url: base + path,
      cabeceras: { authorization, "x-idempotency-key": clave },
      cuerpo: JSON.stringify(cuerpo),
      respuesta,
      limiteEnMs,
    });

  const leerPago = (idPago: string) => leer(`/v1/payments/${encodeURIComponent(idPago)}`, pagoSchema);

  return {
    nombre: "prueba",

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
        expiration_date_to: cobro.venceEn.toISOString(),
      };
      const { id, init_point } = await enviar(
        "/checkout/preferences",
        cobro.idCobro,
        preferencia,
        preferenciaSchema,
      );
      return { referencia: id, urlDePago: init_point };
    },

    leerPago,

    async buscarPagos(idCobro) {
      const consulta = new URLSearchParams({ external_reference: idCobro });
      return (await leer(`/v1/payments/search?${consulta}`, busquedaSchema)).results;
    },

    async devolver(idPago, montoCentimos, clave) {
      const path = `/v1/payments/${encodeURIComponent(idPago)}/refunds`;
      try {
        await enviar(path, clave, { amount: montoCentimos / 100 }, devolucionSchema);
      } catch (fallo) {
        // Refused: perhaps it was given back under another key, by hand. The payment itself knows.
        if (!(fallo instanceof FalloDeLlamada) || fallo.estado !== 400) throw fallo;
        const pago = await leerPago(idPago);
        if (pago.estado !== "devuelto") throw fallo;
        return pago;
      }
      return leerPago(idPago);
    },

    verificarNotificacion: ({ cabeceras, cuerpo }: NotificacionRecibida, now) => {
      const segundos = segundosFirmados(secreto, cabeceras.get("x-signature") ?? "", cuerpo);
      if (segundos === null) return null;
      const desfase = Math.abs(now.getTime() / 1000 - segundos);
      // Written so that an invalid clock (NaN) is out of tolerance too.
      if (!(desfase <= TOLERANCIA_EN_SEGUNDOS)) return null;
      const aviso = avisoSchema.safeParse(leerJson(cuerpo));
      return aviso.success ? { idPago: aviso.data.data.id } : null;
    },

    configuracionPublica: () => ({ nombre: "Pasarela de prueba", modo: "prueba", moneda: "PEN" }),
  };
}

function leerJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
