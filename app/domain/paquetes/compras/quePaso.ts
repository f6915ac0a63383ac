import type { Especialidad } from "../../shared/especialidades/especialidad";
import { horaDe } from "../../shared/fechas";
import { porCobrar, totalDe } from "../../ventas/pedidos/pedido";
import {
  deTodoPedido,
  CUBIERTO_POR_CUPON,
  TE_DEVOLVEMOS,
  type EnPalabras,
  type Explicaciones,
  type PorPagarConPlazo,
} from "../../ventas/pedidos/situacion";
import type { Entrega } from "../../ventas/pedidos/vendible";
import { monedas } from "../monedas/monedas";
import { direccionDeCompra } from "./direcciones";
import { contenidoEnPalabras, limiteDePago, sesionesDe, type Compra } from "./paquete";

/** Outcomes of a paid pack. */
export type DePaquete = "con-bonos" | "sin-bonos";

export function entregadoDe({ estado }: Pick<Compra, "estado">): Entrega<DePaquete>["entregado"] {
  if (estado === "pagado") return { estado: "entregado", situacion: "con-bonos", enPie: true };
  return estado === "devuelto" ? { estado: "retirado", situacion: "sin-bonos", enPie: false } : null;
}

const SOLTAR = "Dejar esta compra";

const explicaciones = (compra: Compra): Explicaciones<DePaquete> => ({
  ...deTodoPedido({
    compra: "tus bonos",
    seguir: "Puedes pagar o dejar tu compra en su página.",
    otraVez: "Puedes intentarlo en la página de tu compra, con la misma tarjeta o con otra.",
  }),
  "con-bonos": {
    tono: "exito",
    titulo: "Tus bonos entraron a tu saldo",
    texto: "Todo está en orden con este pedido.",
  },
  "sin-bonos": {
    tono: "info",
    titulo: "Paquete devuelto",
    texto: `Sus bonos salieron de tu saldo. ${textoDeDevolucion(compra)}`,
  },
  anulado: { tono: "info", titulo: "Dejaste esta compra", texto: TE_DEVOLVEMOS },
});

/** Words once the bonos are taken back and the payment is not. */
export const explicacionDelRetiro = (compra: Compra) => explicaciones(compra)["sin-bonos"];

function textoDeDevolucion(compra: Compra): string {
  if (compra.monedas !== null) return "Volvieron las monedas que usaste.";
  return totalDe(compra) === 0 ? "Puedes volver a usar tu cupón." : "Abajo ves qué volvió de lo que pagaste.";
}

function sinTarjeta(compra: Compra): string | null {
  if (compra.monedas !== null) return "Con tus monedas";
  const sePago = compra.estado === "pagado" || compra.estado === "devuelto";
  return sePago && totalDe(compra) === 0 ? CUBIERTO_POR_CUPON : null;
}

export const tituloDeCompra = ({ contenido, cupon }: Pick<Compra, "contenido" | "cupon">) =>
  `Paquete de ${sesionesDe(contenido)} sesiones${cupon ? `, con el cupón ${cupon}` : ""}`;

/** The order of a pack, as its page says it. */
export function compraEnPalabras(
  compra: Compra,
  especialidades: readonly Pick<Especialidad, "id" | "slug">[],
): EnPalabras<DePaquete> {
  const dePsicologia = especialidades.find(({ slug }) => slug === "psicologia")?.id;
  return {
    que: tituloDeCompra(compra),
    explicaciones: explicaciones(compra),
    sinTarjeta: sinTarjeta(compra),
    sinDinero: compra.monedas === null ? null : monedas(compra.monedas),
    entrega: null,
    soltar: SOLTAR,
    conLineaDeCrisis: compra.contenido.some(({ idEspecialidad }) => idEspecialidad === dePsicologia),
    enlaces: () => Promise.resolve([{ texto: "Ver tu compra", href: direccionDeCompra(compra) }]),
  };
}

export const compraPorPagar = (
  compra: Compra,
  especialidades: readonly Pick<Especialidad, "id" | "name">[],
  procesando: boolean,
): PorPagarConPlazo => ({
  idPedido: compra.idPedido,
  que: compra.nombre ?? contenidoEnPalabras(compra.contenido, especialidades),
  totalCentimos: porCobrar(compra),
  hasta: limiteDePago(compra),
  plazo: `Puedes pagarlo hasta las ${horaDe(limiteDePago(compra))}.`,
  procesando,
  href: direccionDeCompra(compra),
  pagar: { por: "boton" },
  soltar: SOLTAR,
});
