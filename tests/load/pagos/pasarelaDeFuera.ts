import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Azar } from "../azar";

export type EstadoDeFuera = "pending" | "approved" | "rejected" | "refunded";

export interface PagoDeFuera {
  idPago: string;
  idCobro: string;
  centimos: number;
  estado: EstadoDeFuera;
}

/** A movement of money in the gateway's books: one line each, never changed. */
export interface Apunte {
  idPago: string;
  centimos: number;
}

/** The gateway's own books. The checker believes these, and nothing that the product wrote. */
export interface Libro {
  pagos: PagoDeFuera[];
  cargos: Apunte[];
  devoluciones: Apunte[];
}

interface Preferencia {
  id: string;
  idCobro: string;
  centimos: number;
  urlDeNotificacion: string;
}

interface Opciones {
  token: string;
  azar: Azar;
  /** Called when the product should be notified of this payment. */
  alCambiar: (pago: PagoDeFuera, urlDeNotificacion: string) => void;
}

const PRIMER_PAGO = 90_000_000_001;

/**
 * A gateway with the documented API of Mercado Pago Checkout Pro, in another process than the product's: when those
 * die it goes on, with its own books. A page takes a second payment, as a real one does.
 */
export class PasarelaDeFuera {
  readonly libro: Libro = { pagos: [], cargos: [], devoluciones: [] };
  readonly app: Hono;
  /** Share of the answers that are errors. Half of those come after the request was carried out. */
  fallos = 0;
  readonly #porClave = new Map<string, Preferencia>();
  readonly #porId = new Map<string, Preferencia>();
  readonly #pagos = new Map<string, PagoDeFuera>();
  readonly #deCobro = new Map<string, PagoDeFuera[]>();
  readonly #devueltos = new Map<string, string>();

  constructor(readonly opciones: Opciones) {
    this.app = this.#api();
  }

  /** Presses "Pagar" on the gateway's page for a buyer. */
  pagar(idPreferencia: string, estado: "pending" | "approved" | "rejected"): string {
    const preferencia = this.#porId.get(idPreferencia);
    if (!preferencia) throw new Error(`no page ${idPreferencia}`);
    const { idCobro, centimos } = preferencia;
    const pago: PagoDeFuera = {
      idPago: String(PRIMER_PAGO + this.libro.pagos.length),
      idCobro,
      centimos,
      estado: "pending",
    };
    this.libro.pagos.push(pago);
    this.#pagos.set(pago.idPago, pago);
    this.#deCobro.set(idCobro, [...(this.#deCobro.get(idCobro) ?? []), pago]);
    this.#pasarA(pago, estado);
    return pago.idPago;
  }

  /** Decides a payment that was pending, as the bank would. */
  decidir(idPago: string, estado: "approved" | "rejected") {
    this.#pasarA(this.#pagos.get(idPago)!, estado);
  }

  /** Serves the gateway on loopback until `parar` is called. */
  async servir(): Promise<{ url: string; parar: () => Promise<void> }> {
    const atender = getRequestListener((peticion) => this.app.fetch(peticion));
    const servidor = createServer((entra, sale) => void atender(entra, sale));
    await new Promise<void>((resolve) => servidor.listen(0, "127.0.0.1", resolve));
    return {
      url: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
      parar: () =>
        new Promise((resolve) => {
          servidor.close(() => resolve());
          servidor.closeAllConnections();
        }),
    };
  }

  #pasarA(pago: PagoDeFuera, estado: EstadoDeFuera) {
    pago.estado = estado;
    const apunte = { idPago: pago.idPago, centimos: pago.centimos };
    if (estado === "approved") this.libro.cargos.push(apunte);
    if (estado === "refunded") this.libro.devoluciones.push(apunte);
    const preferencia = this.#porClave.get(pago.idCobro);
    if (preferencia) this.opciones.alCambiar(pago, preferencia.urlDeNotificacion);
  }

  #api(): Hono {
    const { token, azar } = this.opciones;
    const app = new Hono();
    app.use(async (c, next) => {
      if (c.req.header("authorization") !== `Bearer ${token}`) {
        return c.json({ message: "invalid access token", status: 401 }, 401);
      }
      const suerte = azar();
      if (suerte < this.fallos / 2) return c.json({ message: "internal error", status: 500 }, 500);
      await next();
      // The request was carried out, and the answer does not say so.
      if (suerte < this.fallos)
        c.res = Response.json({ message: "bad gateway", status: 502 }, { status: 502 });
      return;
    });
    app.post("/checkout/preferences", async (c) => {
      const clave = c.req.header("x-idempotency-key") ?? "";
      const pedida: PreferenciaPedida = await c.req.json();
      const preferencia = this.#porClave.get(clave) ?? {
        id: `mp-${this.#porId.size + 1}`,
        idCobro: pedida.external_reference,
        centimos: pedida.items.reduce(
          (suma, { quantity, unit_price }) => suma + quantity * Math.round(unit_price * 100),
          0,
        ),
        urlDeNotificacion: pedida.notification_url,
      };
      this.#porClave.set(clave, preferencia);
      this.#porId.set(preferencia.id, preferencia);
      const init_point = `https://www.mercadopago.com.pe/checkout/v1/redirect?pref_id=${preferencia.id}`;
      return c.json({ id: preferencia.id, init_point }, 201);
    });
    app.get("/v1/payments/search", (c) => {
      const results = (this.#deCobro.get(c.req.query("external_reference") ?? "") ?? []).map(enLaApi);
      return c.json({ paging: { total: results.length, limit: 30, offset: 0 }, results });
    });
    app.get("/v1/payments/:id", (c) => {
      const pago = this.#pagos.get(c.req.param("id"));
      return pago ? c.json(enLaApi(pago)) : c.json({ message: "Payment not found", status: 404 }, 404);
    });
    app.post("/v1/payments/:id/refunds", async (c) => {
      const clave = c.req.header("x-idempotency-key") ?? "";
      const { amount }: { amount: number } = await c.req.json();
      const pago = this.#pagos.get(c.req.param("id"));
      if (!pago) return c.json({ message: "Payment not found", status: 404 }, 404);
      if (this.#devueltos.get(pago.idPago) !== clave) {
        if (pago.estado !== "approved" || Math.round(amount * 100) !== pago.centimos) {
          return c.json({ message: "not valid for the current payment state", status: 400 }, 400);
        }
        this.#devueltos.set(pago.idPago, clave);
        this.#pasarA(pago, "refunded");
      }
      return c.json({ id: 1, payment_id: Number(pago.idPago), amount, status: "approved" }, 201);
    });
    return app;
  }
}

interface PreferenciaPedida {
  items: { quantity: number; unit_price: number }[];
  external_reference: string;
  notification_url: string;
}

const enLaApi = ({ idPago, idCobro, centimos, estado }: PagoDeFuera) => ({
  id: Number(idPago),
  status: estado,
  external_reference: idCobro,
  transaction_amount: centimos / 100,
  currency_id: "PEN",
});
