import { desdeQueSeVenTalleres } from "../../agenda/verAgenda";
import { diaYHora, horaYDia } from "../../shared/fechas";
import { horaDePeru } from "../../shared/horaDePeru";
import type { Repos } from "../../shared/puertos";
import {
  deTodoPedido,
  LO_CUBRIO_TU_CUPON,
  TE_DEVOLVEMOS,
  type EnPalabras,
  type Explicaciones,
  type PorPagarConPlazo,
} from "../../ventas/pedidos/situacion";
import type { Entrega } from "../../ventas/pedidos/vendible";
import { sePuedeAceptar, type Inscripcion } from "../inscripciones/inscripcion";
import { direccionDePedidoDeTaller } from "./direcciones";
import type { PedidoDeTaller } from "./pedidoDeTaller";

/** What may have become of a place that was paid. */
export type DeTaller = "con-lugar" | "sin-lugar" | "lugar-devuelto" | "taller-pasado";

const SOLTAR = "Dejar mi lugar";

/** A place is forgotten long after its date, and sooner than its order. */
export function entregadoDe(
  { estado, formaDePago }: Pick<PedidoDeTaller, "estado" | "formaDePago">,
  suya: Pick<Inscripcion, "estado"> | null,
): Entrega<DeTaller>["entregado"] {
  if (formaDePago === null) return null;
  const enPie = suya?.estado === "inscrita";
  const situacion = (): DeTaller => {
    if (estado === "devuelto") return "lugar-devuelto";
    if (!suya) return "taller-pasado";
    return enPie ? "con-lugar" : "sin-lugar";
  };
  return { estado: suya?.estado ?? "terminada", situacion: situacion(), enPie };
}

/** What its page says of a place that was theirs, where no payment goes back. */
export function loQueTermino(pedido: PedidoDeTaller, suya: Inscripcion | null) {
  const entregado = entregadoDe(pedido, suya);
  return entregado && explicaciones(pedido, suya)[entregado.situacion];
}

function explicaciones({ formaDePago }: PedidoDeTaller, suya: Inscripcion | null): Explicaciones<DeTaller> {
  const seCancelo = suya?.fin === "cancelada";
  // Who has it still, or had it too long ago, did not leave it: its order was given back after its date.
  const seDejo = seCancelo
    ? "Esa fecha se canceló."
    : suya?.estado === "terminada"
      ? "Lo dejaste."
      : "Anulamos su pedido.";
  return {
    ...deTodoPedido({
      suyo: "tu lugar",
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

/** The order of a place, as its page says it. */
export function lugarEnPalabras(
  pedido: PedidoDeTaller,
  suya: Inscripcion | null,
  now: Date,
): EnPalabras<DeTaller> {
  return {
    que: `${pedido.titulo}, ${diaYHora(pedido.inicio, now)}`,
    explicaciones: explicaciones(pedido, suya),
    sinTarjeta: pedido.formaDePago === "cupon" ? LO_CUBRIO_TU_CUPON : null,
    entrega: null,
    soltar: SOLTAR,
    enlaces: ({ elegirOtro }) => {
      const href = direccionDePedidoDeTaller(pedido);
      return Promise.resolve([{ texto: elegirOtro ? "Ver tu pedido" : "Ver tu lugar", href }]);
    },
  };
}

/** The places that are kept for somebody until they pay them. It reads what their private zone reads. */
export async function porPagar(
  repos: Repos<"inscripciones">,
  idPersona: number,
  now: Date,
): Promise<PorPagarConPlazo[]> {
  const desde = desdeQueSeVenTalleres(now);
  const suyas = await repos.inscripciones.deLaPersona(idPersona, { desde, hasta: null });
  return suyas.flatMap(({ inscripcion, fecha, porPagar: pedido }) =>
    pedido && inscripcion.expiraEn && sePuedeAceptar(inscripcion, now)
      ? {
          idPedido: pedido.idPedido,
          que: `${fecha.titulo}, ${diaYHora(fecha.inicio, now)}`,
          totalCentimos: pedido.totalCentimos,
          hasta: inscripcion.expiraEn,
          plazo: `Guardado hasta las ${horaYDia(inscripcion.expiraEn, now)} ${horaDePeru()}.`,
          procesando: pedido.enProceso,
          href: direccionDePedidoDeTaller(pedido),
          pagar: { por: "boton" },
          soltar: SOLTAR,
        }
      : [],
  );
}
