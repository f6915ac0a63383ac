import type {
  CobroPorAbrir,
  EstadoEnPasarela,
  PagoEnPasarela,
  Pasarela,
} from "../../app/domain/ventas/pagos/pasarela";
import { FalloDeLlamada } from "../../app/domain/shared/fallo";

type Metodo = "abrirCobro" | "cerrarCobro" | "leerPago" | "buscarPagos" | "devolver";

/** Header with the signature of the fake gateway: the right word is the right signature. */
export const FIRMA = "x-firma-de-prueba";

export class PasarelaCaida extends Error {}

/**
 * A payment gateway in memory that keeps the promises of the port: opening a charge (`cobro`) twice gives one page,
 * refunding a payment twice gives the money back once. A test decides the outcome of the person's card.
 */
export class PasarelaFalsa implements Pasarela {
  readonly nombre = "falsa";
  readonly cobros = new Map<string, CobroPorAbrir>();
  readonly pagos = new Map<string, PagoEnPasarela>();
  /** Refunds that the fake gateway really made, one entry each. */
  readonly devoluciones: { idPago: string; montoCentimos: number }[] = [];
  /** Charges whose payment page was closed before it expired. */
  readonly cerrados = new Set<string>();
  readonly #claves = new Set<string>();
  readonly llamadas: Metodo[] = [];
  readonly #fallos: Metodo[] = [];
  #numero = 0;

  vaciar() {
    this.cobros.clear();
    this.pagos.clear();
    this.cerrados.clear();
    this.#claves.clear();
    this.devoluciones.length = this.llamadas.length = this.#fallos.length = 0;
  }

  /** Makes the next call of a method fail before it has an effect. */
  fallar(metodo: Metodo) {
    this.#fallos.push(metodo);
  }

  /** Pays on the gateway's page, as the person would. */
  pagar(idCobro: string, estado: EstadoEnPasarela, cambios: Partial<PagoEnPasarela> = {}): PagoEnPasarela {
    const cobro = this.cobros.get(idCobro);
    if (!cobro) throw new Error(`no hosted page for ${idCobro}`);
    const pago: PagoEnPasarela = {
      idPago: `pago-${++this.#numero}`,
      idCobro,
      montoCentimos: cobro.montoCentimos,
      moneda: "PEN",
      estado,
      ...cambios,
    };
    this.pagos.set(pago.idPago, pago);
    return { ...pago };
  }

  /** Decides a pending payment, as the bank would. */
  decidir(idPago: string, estado: EstadoEnPasarela): PagoEnPasarela {
    const pago = this.#pago(idPago);
    if (estado === "devuelto" && pago.estado !== "devuelto") {
      this.devoluciones.push({ idPago, montoCentimos: pago.montoCentimos - this.#devuelto(idPago) });
    }
    pago.estado = estado;
    return { ...pago };
  }

  async abrirCobro(cobro: CobroPorAbrir) {
    this.#anotar("abrirCobro");
    if (!this.cobros.has(cobro.idCobro)) this.cobros.set(cobro.idCobro, cobro);
    return { referencia: `ref-${cobro.idCobro}`, urlDePago: `https://pasarela.example/${cobro.idCobro}` };
  }

  async cerrarCobro(referencia: string) {
    this.#anotar("cerrarCobro");
    this.cerrados.add(referencia.replace(/^ref-/, ""));
  }

  async leerPago(idPago: string) {
    this.#anotar("leerPago");
    return { ...this.#pago(idPago) };
  }

  async buscarPagos(idCobro: string) {
    this.#anotar("buscarPagos");
    return [...this.pagos.values()].filter((pago) => pago.idCobro === idCobro).map((pago) => ({ ...pago }));
  }

  async devolver(idPago: string, montoCentimos: number, clave: string) {
    this.#anotar("devolver");
    const pago = this.#pago(idPago);
    if (pago.estado !== "devuelto" && !this.#claves.has(clave)) {
      if (pago.estado !== "aprobado") throw new Error(`${idPago} was not charged`);
      this.#claves.add(clave);
      // The requested amount is recorded as it is, even when it is wrong, so that a test can find it.
      this.devoluciones.push({ idPago, montoCentimos });
      if (this.#devuelto(idPago) >= pago.montoCentimos) pago.estado = "devuelto";
    }
    return { ...pago };
  }

  #devuelto(idPago: string) {
    const devolucionesDelPago = this.devoluciones.filter((devolucion) => devolucion.idPago === idPago);
    return devolucionesDelPago.reduce((suma, { montoCentimos }) => suma + montoCentimos, 0);
  }

  verificarNotificacion({ cabeceras, cuerpo }: { cabeceras: Headers; cuerpo: string }) {
    return cabeceras.get(FIRMA) === "correcta" ? { idPago: cuerpo } : null;
  }

  configuracionPublica() {
    return { nombre: this.nombre, modo: "prueba" as const, moneda: "PEN" as const };
  }

  #anotar(metodo: Metodo) {
    this.llamadas.push(metodo);
    const indice = this.#fallos.indexOf(metodo);
    if (indice === -1) return;
    this.#fallos.splice(indice, 1);
    throw new PasarelaCaida(metodo);
  }

  #pago(idPago: string) {
    const pago = this.pagos.get(idPago);
    if (!pago) throw new FalloDeLlamada("UNEXPECTED_ERROR", { metodo: "GET", path: "/pagos", estado: 404 });
    return pago;
  }
}

/** The signed notice that the gateway sends about a payment. */
export function notificacionDe(idPago: string, firma = "correcta") {
  return {
    url: "http://localhost/v2/pasarela/notificaciones",
    cabeceras: new Headers({ [FIRMA]: firma }),
    cuerpo: idPago,
  };
}
