import type { AppLoadContext } from "@remix-run/node";
import type { ReservaPendiente } from "~/components/ReservaSinTerminar";
import type { PorPagar } from "~/domain/ventas/pedidos/situacion";
import { services } from "~/services.server";
import { leerParte } from "~/shell/partes/partes.server";
import { guardadosEnPalabras, sinTerminarEnPalabras } from "~/shell/partes/sinTerminar.server";

/** Unpaid orders, null when they could not be read, and held times and places without an order. */
interface SinPagar {
  porPagar: PorPagar[] | null;
  sinTerminar: ReservaPendiente[];
}

/** Reads what the person has to pay or to accept before it expires. A failed part leaves the others. */
export async function leerSinPagar(context: AppLoadContext, idPersona: number): Promise<SinPagar> {
  const [horarios, lugares, pedidos] = await Promise.all([
    leerParte(context, sinTerminarEnPalabras(idPersona)),
    leerParte(context, guardadosEnPalabras(idPersona)),
    leerParte(context, services.ventas.verPorPagar(idPersona)),
  ]);
  const porPagar = pedidos.estado === "success" ? pedidos.valor : null;
  const guardado = {
    horarios: horarios.estado === "success" ? horarios.valor : [],
    lugares: lugares.estado === "success" ? lugares.valor : [],
  };
  return { porPagar, sinTerminar: sinPedido(guardado, porPagar ?? []) };
}

export const esperaPago = ({ porPagar, sinTerminar }: SinPagar): boolean =>
  sinTerminar.length > 0 || (porPagar ?? []).length > 0;

interface Guardado {
  horarios: ReservaPendiente[];
  lugares: (ReservaPendiente & { idPedido: string | null })[];
}

/** Held times and places without those of an unpaid order, which the page lists anyway. */
function sinPedido({ horarios, lugares }: Guardado, pedidos: readonly PorPagar[]): ReservaPendiente[] {
  const ids = new Set(pedidos.map(({ idPedido }) => idPedido));
  const hrefs = new Set(pedidos.flatMap(({ pagar }) => (pagar.por === "enlace" ? [pagar.href] : [])));
  return [
    ...horarios.filter(({ href }) => !hrefs.has(href)),
    ...lugares
      .filter(({ idPedido }) => idPedido === null || !ids.has(idPedido))
      .map(({ idPedido: _, ...lugar }) => lugar),
  ];
}
