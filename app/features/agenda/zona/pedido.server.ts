import { direccionDeCompra } from "~/domain/paquetes/compras/direcciones";
import { limiteDePago } from "~/domain/paquetes/compras/paquete";
import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import {
  cambioEnPalabras,
  estadoDicho,
  PALABRA_DE_ASUNTO,
  PALABRA_DE_CAUSA,
  palabraDeEstado,
} from "~/domain/ventas/historial/textos";
import type { Reserva } from "~/domain/agenda/reservas/reserva";
import { direccionDeCambio, direccionDeCita } from "~/domain/agenda/citas/direcciones";
import { direccionDeAgenda, direccionDePago } from "~/domain/agenda/horarios/direcciones";
import { direccionDePedido } from "~/domain/ventas/pedidos/direcciones";
import { porCobrar, totalDe } from "~/domain/ventas/pedidos/pedido";
import { cargosEnPalabras } from "~/domain/ventas/pagos/cargos";
import { diaYHora, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { EXPLICACION, explicacionDeCompra, type Explicacion } from "./textosDePago";

/** "¿Qué pasó con mi pago?" as its page says it. */
export interface PedidoEnPalabras extends ReturnType<typeof loDeTodos>, Explicacion {
  /** What was ordered. */
  que: string;
  estados: { asunto: string; estado: string }[];
  diferenciaCentimos: number | null;
  puede: { mirar: boolean; soltar: boolean };
  hrefs: Record<"pagar" | "cita" | "otroHorario" | "compra", string | null>;
}

export async function pedidoEnPalabras(idPersona: number, idPedido: string): Promise<PedidoEnPalabras> {
  const visto = await services.agenda.verQuePaso({ idPersona, idPedido });
  if (!visto.ok) return compraEnPalabras(idPersona, idPedido);
  const { pedido, horario, especialista, cita, situacion, estados, puede } = visto.value;
  const hasta = horaDe(horario.expiraEn);
  const dichos = { ...estados, pedido: estadoDicho(estados.pedido, pedido) };
  return {
    ...loDeTodos(visto.value),
    ...EXPLICACION[situacion](hasta),
    que: `${nombreCompleto(especialista)}, ${diaYHora(horario.inicio, services.now())}`,
    estados: (["pedido", "pago", "cita", "devolucion"] as const).map((asunto) => ({
      asunto: PALABRA_DE_ASUNTO[asunto],
      estado: estadoEnPalabras(asunto, dichos[asunto], cita?.formaDePago ?? null),
    })),
    /** Of an order that only charges what somebody dearer costs more. */
    diferenciaCentimos: pedido.clase === "cambio" && porCobrar(pedido) > 0 ? porCobrar(pedido) : null,
    puede: { mirar: puede.mirar, soltar: puede.soltar },
    hrefs: {
      pagar: puede.pagar ? direccionDePago(pedido) : null,
      cita: cita && direccionDeCita(cita),
      otroHorario: puede.elegirOtro ? await direccionParaElegir(idPersona, pedido, especialista) : null,
      compra: null,
    },
  };
}

/** The same of the order of a pack, which is paid, dropped and given back on a page of its own. */
async function compraEnPalabras(idPersona: number, idPedido: string): Promise<PedidoEnPalabras> {
  const visto = await services.ventas.verQuePaso({ idPersona, idPedido });
  const compra = await services.paquetes.verCompra({ idPersona, idPedido });
  if (!visto.ok || !compra.ok) throw new Response(null, { status: 404 });
  const { titulo, situacion, estados, puede } = visto.value;
  const { monedas } = compra.value.compra;
  const sinPago = monedas !== null ? "Con tus monedas" : estados.entrega !== null && "Lo cubrió tu cupón";
  return {
    ...loDeTodos(visto.value),
    ...explicacionDeCompra(situacion),
    que: titulo,
    estados: (["pedido", "pago", "devolucion"] as const).map((asunto) => ({
      asunto: PALABRA_DE_ASUNTO[asunto],
      estado:
        asunto === "pago" && estados.pago === null && sinPago
          ? sinPago
          : estadoEnPalabras(asunto, estados[asunto], null),
    })),
    diferenciaCentimos: null,
    puede: { mirar: puede.mirar, soltar: false },
    hrefs: { pagar: null, cita: null, otroHorario: null, compra: direccionDeCompra({ idPedido }) },
  };
}

type Visto = Extract<Awaited<ReturnType<typeof services.ventas.verQuePaso>>, { ok: true }>["value"];

/** What is said alike of every order, whoever sold it. */
function loDeTodos({
  pedido,
  situacion,
  pagos,
  historial,
  miramosEn,
  estados,
}: Pick<Visto, "pedido" | "pagos" | "historial" | "miramosEn" | "situacion"> & {
  estados: { devolucion: string | null };
}) {
  return {
    idPedido: pedido.idPedido,
    situacion,
    totalCentimos: totalDe(pedido),
    sePago: pedido.estado === "pagado",
    cargos: cargosEnPalabras(pagos),
    historial: historial.map((cambio) => ({
      texto: cambioEnPalabras(cambio, pedido),
      porQuien: PALABRA_DE_CAUSA[cambio.causa],
      cuando: diaYHora(cambio.creadoEn),
      iso: cambio.creadoEn.toISOString(),
    })),
    miramos: cuandoMiramos(miramosEn, estados.devolucion === "pedida"),
  };
}

/** What a change waited for is chosen again for its session, as long as that can change. */
async function direccionParaElegir(
  idPersona: number,
  pedido: Reserva,
  especialista: Parameters<typeof direccionDeAgenda>[0],
) {
  if (pedido.clase !== "cambio") return direccionDeAgenda(especialista);
  const visto = await services.agenda.verCita({ idPersona, idCita: pedido.cambio.idCita });
  if (!visto.ok || visto.value.cita.estado === "cancelada") return direccionDeAgenda(especialista);
  return visto.value.antes.rechazoAlReprogramar ? null : direccionDeCambio(visto.value.cita);
}

function cuandoMiramos(miramosEn: Date | null, porDevolver: boolean): string {
  if (porDevolver) return "Pedimos la devolución cada pocos segundos, hasta que la pasarela la confirme.";
  return miramosEn
    ? `Volvemos a preguntarle a la pasarela de pago el ${diaYHora(miramosEn)}, y las veces que haga falta.`
    : "No queda nada por preguntarle a la pasarela de pago.";
}

function estadoEnPalabras(
  asunto: "pedido" | "pago" | "cita" | "devolucion",
  estado: string | null,
  formaDePago: "saldo" | "tarjeta" | "cupon" | null,
) {
  if (estado !== null) return palabraDeEstado(asunto, estado);
  if (asunto === "pago" && formaDePago === "saldo") return "Con un bono de tu saldo";
  if (asunto === "pago" && formaDePago === "cupon") return "Lo cubrió tu cupón";
  return { pago: "No vemos ninguno", cita: "No hay", devolucion: "No hay", pedido: "" }[asunto];
}

/** The orders that are to be paid or dropped still, as the private zone lists them. */
export async function porPagarEnPalabras(idPersona: number) {
  const [sesiones, paquetes] = await Promise.all([
    services.agenda.verPorPagar(idPersona),
    services.paquetes.verComprasPorPagar(idPersona),
  ]);
  return [
    ...sesiones.map(({ pedido, horario, especialista, estados, puede }) => ({
      idPedido: pedido.idPedido,
      que: `${nombreCompleto(especialista)}, ${diaYHora(horario.inicio, services.now())}`,
      totalCentimos: porCobrar(pedido),
      plazo: `Separado hasta las ${horaDe(horario.expiraEn)} (hora de Perú).`,
      procesando: estados.pago === "procesando",
      href: direccionDePedido(pedido),
      /** An address, or a form of the order's own page. */
      pagar: puede.pagar ? { href: direccionDePago(pedido) } : null,
      soltar: "Soltar el horario",
    })),
    ...paquetes.map(({ compra, trae, procesando }) => ({
      idPedido: compra.idPedido,
      que: compra.nombre ?? trae,
      totalCentimos: porCobrar(compra),
      plazo: `Puedes pagarlo hasta las ${horaDe(limiteDePago(compra))} (hora de Perú).`,
      procesando,
      href: direccionDeCompra(compra),
      pagar: procesando ? null : { href: null },
      soltar: "Dejar esta compra",
    })),
  ];
}
export type PorPagarEnPalabras = Awaited<ReturnType<typeof porPagarEnPalabras>>;
