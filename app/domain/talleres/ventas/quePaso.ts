import { desdeQueSeVenTalleres } from "../../agenda/verAgenda";
import { diaYHora, horaYDia } from "../../shared/fechas";
import type { Repos } from "../../shared/puertos";
import {
  deTodoPedido,
  CUBIERTO_POR_CUPON,
  TE_DEVOLVEMOS,
  type EnPalabras,
  type Explicaciones,
  type PorPagarConPlazo,
} from "../../ventas/pedidos/situacion";
import type { Entrega } from "../../ventas/pedidos/vendible";
import { sePuedeAceptar, type Inscripcion } from "../inscripciones/inscripcion";
import { direccionDePedidoDeTaller } from "./direcciones";
import type { PedidoDeTaller } from "./pedidoDeTaller";

/** State of the place of a paid order. */
export type DeTaller = "con-lugar" | "sin-lugar" | "lugar-devuelto" | "taller-pasado";

const SOLTAR = "Dejar mi lugar";

/** A place is deleted long after its date, but before its order. */
export function entregadoDe(
  { estado, formaDePago }: Pick<PedidoDeTaller, "estado" | "formaDePago">,
  inscripcion: Pick<Inscripcion, "estado"> | null,
): Entrega<DeTaller>["entregado"] {
  if (formaDePago === null) return null;
  const enPie = inscripcion?.estado === "inscrita";
  const situacion = (): DeTaller => {
    if (estado === "devuelto") return "lugar-devuelto";
    if (!inscripcion) return "taller-pasado";
    return enPie ? "con-lugar" : "sin-lugar";
  };
  return { estado: inscripcion?.estado ?? "terminada", situacion: situacion(), enPie };
}

const LUGAR: Record<DeTaller, { estado: string; hecha: boolean }> = {
  "con-lugar": { estado: "Reservado", hecha: true },
  "sin-lugar": { estado: "Dejado", hecha: false },
  "lugar-devuelto": { estado: "Dejado", hecha: false },
  "taller-pasado": { estado: "Ya pasó", hecha: true },
};

/** State of the place on the line of its order, in words. */
export function lugarEnSuLinea(
  pedido: Pick<PedidoDeTaller, "estado" | "formaDePago">,
  inscripcion: Pick<Inscripcion, "estado"> | null,
) {
  const entregado = entregadoDe(pedido, inscripcion);
  const sinPagar = { estado: pedido.estado === "pendiente" ? "Guardado" : "Ninguno", hecha: false };
  return { nombre: "Lugar", ...(entregado ? LUGAR[entregado.situacion] : sinPagar) };
}

/** Words about a place that the person no longer has, when no payment is refunded. */
export function explicacionDelFin(pedido: PedidoDeTaller, inscripcion: Inscripcion | null) {
  const entregado = entregadoDe(pedido, inscripcion);
  return entregado && explicaciones(pedido, inscripcion)[entregado.situacion];
}

function explicaciones(
  { formaDePago }: PedidoDeTaller,
  inscripcion: Inscripcion | null,
): Explicaciones<DeTaller> {
  const seCancelo = inscripcion?.fin === "cancelada";
  // The place still exists, or was deleted long after its date: the person did not give it up, and the refund came
  // after the date.
  const seDejo = seCancelo
    ? "Esa fecha se canceló."
    : inscripcion?.estado === "terminada"
      ? "Lo dejaste."
      : "Anulamos su pedido.";
  return {
    ...deTodoPedido({
      compra: "tu lugar",
      seguir: "Tu lugar sigue guardado. Puedes pagarlo o dejarlo en su página.",
      otraVez: "Puedes intentarlo en la página de tu lugar, con la misma tarjeta o con otra.",
      seLibero: " y el lugar quedó libre",
    }),
    "con-lugar": {
      tono: "exito",
      titulo: "Tu lugar está reservado",
      texto: "Todo está en orden con este pedido.",
    },
    "sin-lugar": {
      tono: "info",
      titulo: "Ya no tienes ese lugar",
      texto: "Lo dejaste cuando el plazo para hacerlo sin costo había terminado.",
    },
    "lugar-devuelto": {
      tono: "info",
      titulo: "Ya no tienes ese lugar",
      texto: formaDePago === "cupon" ? `${seDejo} Puedes volver a usar tu cupón.` : seDejo,
    },
    "taller-pasado": { tono: "info", titulo: "Ese taller ya pasó", texto: "Su pedido quedó pagado." },
    anulado: {
      tono: "info",
      titulo: seCancelo ? "Esa fecha se canceló" : "Dejaste este lugar",
      texto: TE_DEVOLVEMOS,
    },
  };
}

/** The order of a place, in words for the page "¿Qué pasó con mi pago?". */
export function lugarEnPalabras(
  pedido: PedidoDeTaller,
  inscripcion: Inscripcion | null,
  now: Date,
): EnPalabras<DeTaller> {
  return {
    que: `${pedido.titulo}, ${diaYHora(pedido.inicio, now)}`,
    explicaciones: explicaciones(pedido, inscripcion),
    sinTarjeta: pedido.formaDePago === "cupon" ? CUBIERTO_POR_CUPON : null,
    sinDinero: null,
    entrega: null,
    soltar: SOLTAR,
    enlaces: ({ elegirOtro }) => {
      const href = direccionDePedidoDeTaller(pedido);
      return Promise.resolve([{ texto: elegirOtro ? "Ver tu pedido" : "Ver tu lugar", href }]);
    },
  };
}

/** Unpaid places kept for a person, with the same reading as the private zone. */
export async function porPagar(
  repos: Repos<"inscripciones">,
  idPersona: number,
  now: Date,
): Promise<PorPagarConPlazo[]> {
  const desde = desdeQueSeVenTalleres(now);
  const lugares = await repos.inscripciones.deLaPersona(idPersona, { desde, hasta: null });
  return lugares.flatMap(({ inscripcion, fecha, porPagar: pedido }) =>
    pedido && inscripcion.expiraEn && sePuedeAceptar(inscripcion, now)
      ? {
          idPedido: pedido.idPedido,
          que: `${fecha.titulo}, ${diaYHora(fecha.inicio, now)}`,
          totalCentimos: pedido.totalCentimos,
          hasta: inscripcion.expiraEn,
          plazo: `Guardado hasta las ${horaYDia(inscripcion.expiraEn, now)}.`,
          procesando: pedido.enProceso,
          href: direccionDePedidoDeTaller(pedido),
          pagar: { por: "boton" },
          soltar: SOLTAR,
        }
      : [],
  );
}
