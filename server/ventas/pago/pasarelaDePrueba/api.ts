import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { sonIguales, tokenDePrueba } from "../firma";
import { estadoDelPago, type Devolucion, type Pago, type Preferencia } from "./almacen";
import { devolver, ESTADO_EN_LA_API } from "./cobrar";
import type { Contexto } from "./contexto";

const MONTO_MAXIMO_EN_SOLES = 100_000;

const urlHttp = z.url({ protocol: /^https?$/ }).max(2000);
const soles = z
  .number()
  .positive()
  .max(MONTO_MAXIMO_EN_SOLES)
  .refine((monto) => Math.abs(monto * 100 - enCentimos(monto)) < 1e-6, "como máximo dos decimales");
const item = z.object({
  title: z.string().trim().min(1).max(200),
  quantity: z.int().positive().max(100),
  currency_id: z.literal("PEN"),
  unit_price: soles,
});
const preferenciaSchema = z.object({
  items: z.array(item).min(1).max(20),
  back_urls: z.object({ success: urlHttp, pending: urlHttp, failure: urlHttp }),
  external_reference: z.string().min(1).max(64),
  notification_url: urlHttp,
  expires: z.literal(true),
  expiration_date_to: z.iso.datetime({ offset: true }),
});
const cierreSchema = preferenciaSchema.pick({ expires: true, expiration_date_to: true });
const devolucionSchema = z.object({ amount: soles });
const claveSchema = z.string().min(1).max(128);

/** API of the test gateway that the shop calls, in the format of Mercado Pago. */
export function createApi(contexto: Contexto): Hono {
  const { almacen, secreto, urlBase, now, newId, log } = contexto;
  const autorizacion = `Bearer ${tokenDePrueba(secreto)}`;
  const api = new Hono();

  const soloConToken = async (recibida: string | undefined, next: () => Promise<void>) => {
    if (!sonIguales(recibida ?? "", autorizacion)) rechazar(401, "invalid token");
    await next();
  };
  api.use("/checkout/*", (c, next) => soloConToken(c.req.header("authorization"), next));
  api.use("/v1/*", (c, next) => soloConToken(c.req.header("authorization"), next));

  api.post("/checkout/preferences", async (c) => {
    const clave = leer(claveSchema, c.req.header("x-idempotency-key"), "X-Idempotency-Key");
    const pedida = preferenciaPedida(leer(preferenciaSchema, await cuerpoDe(c.req.raw), "body"), clave);
    const preferencia = await almacen.guardarPreferencia(pedida);
    const esOtra =
      preferencia.montoCentimos !== pedida.montoCentimos ||
      preferencia.referenciaExterna !== pedida.referenciaExterna;
    if (esOtra) rechazar(422, "X-Idempotency-Key was used for another preference");
    log.info(
      { idPreferencia: preferencia.id, repetida: preferencia.id !== pedida.id },
      "preferencia abierta",
    );
    return c.json({ id: preferencia.id, init_point: `${urlBase}/pagar/${preferencia.id}` }, 201);
  });

  api.put("/checkout/preferences/:id", async (c) => {
    const { expiration_date_to } = leer(cierreSchema, await cuerpoDe(c.req.raw), "body");
    const id = c.req.param("id");
    await almacen.adelantarVencimiento(id, new Date(expiration_date_to));
    const preferencia = (await almacen.leerPreferencia(id)) ?? rechazar(404, "preference not found");
    return c.json({ id: preferencia.id, init_point: `${urlBase}/pagar/${preferencia.id}` });
  });

  api.get("/v1/payments/search", async (c) => {
    const referencia = leer(z.string().min(1), c.req.query("external_reference"), "external_reference");
    const pagos = await almacen.pagosConReferencia(referencia);
    const paging = { total: pagos.length, limit: pagos.length, offset: 0 };
    return c.json({ paging, results: pagos.map((pago) => pagoEnLaApi(pago, now())) });
  });

  api.get("/v1/payments/:id", async (c) => {
    return c.json(pagoEnLaApi(await pagoConId(c.req.param("id")), now()));
  });

  api.post("/v1/payments/:id/refunds", async (c) => {
    const clave = leer(claveSchema, c.req.header("x-idempotency-key"), "X-Idempotency-Key");
    const { amount } = leer(devolucionSchema, await cuerpoDe(c.req.raw), "body");
    const pago = await pagoConId(c.req.param("id"));
    const devolucion = await devolver(contexto, pago, { clave, montoCentimos: enCentimos(amount) });
    if (!devolucion) rechazar(400, "the action requested is not valid for the current payment state");
    return c.json(devolucionEnLaApi(devolucion), 201);
  });

  return api;

  async function pagoConId(id: string): Promise<Pago> {
    return (await almacen.leerPago(id)) ?? rechazar(404, "payment not found");
  }

  function preferenciaPedida(
    cuerpo: z.infer<typeof preferenciaSchema>,
    claveIdempotente: string,
  ): Preferencia {
    const { items, back_urls } = cuerpo;
    return {
      id: newId(),
      claveIdempotente,
      referenciaExterna: cuerpo.external_reference,
      titulo: items.map(({ title }) => title).join(" · "),
      montoCentimos: items.reduce(
        (suma, { quantity, unit_price }) => suma + quantity * enCentimos(unit_price),
        0,
      ),
      urlsDeRetorno: { exito: back_urls.success, pendiente: back_urls.pending, error: back_urls.failure },
      urlDeNotificacion: cuerpo.notification_url,
      creadaEn: now(),
      venceEn: new Date(cuerpo.expiration_date_to),
    };
  }
}

function enCentimos(montoEnSoles: number): number {
  return Math.round(montoEnSoles * 100);
}

function pagoEnLaApi(pago: Pago, now: Date) {
  return {
    id: pago.id,
    status: ESTADO_EN_LA_API[estadoDelPago(pago, now)],
    external_reference: pago.referenciaExterna,
    transaction_amount: pago.montoCentimos / 100,
    currency_id: "PEN",
    date_created: pago.creadoEn.toISOString(),
    card: { last_four_digits: pago.ultimosCuatro },
  };
}

function devolucionEnLaApi({ idPago, clave, montoCentimos, creadaEn }: Devolucion) {
  return {
    id: clave,
    payment_id: idPago,
    amount: montoCentimos / 100,
    status: "approved",
    date_created: creadaEn.toISOString(),
  };
}

function leer<T>(schema: z.ZodType<T>, valor: unknown, donde: string): T {
  const lectura = schema.safeParse(valor);
  if (lectura.success) return lectura.data;
  const campos = lectura.error.issues.map(({ path }) => [donde, ...path].join("."));
  return rechazar(400, `invalid: ${[...new Set(campos)].join(", ")}`);
}

async function cuerpoDe(peticion: Request): Promise<unknown> {
  return peticion.json().catch(() => undefined);
}

const NOMBRE_DE_ESTADO = { 400: "bad_request", 401: "unauthorized", 404: "not_found", 422: "unprocessable" };

function rechazar(status: keyof typeof NOMBRE_DE_ESTADO, message: string): never {
  const res = Response.json({ message, error: NOMBRE_DE_ESTADO[status], status }, { status });
  throw new HTTPException(status, { message, res });
}
