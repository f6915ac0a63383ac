import { diaYHora, horaYDia } from "../../shared/fechas";
import type { Repos } from "../../shared/puertos";
import { bonos } from "../../paquetes/saldo/saldo";
import { palabraDeEstado } from "../../ventas/rastro/textos";
import { direccionDePedido } from "../../ventas/pedidos/direcciones";
import { porCobrar } from "../../ventas/pedidos/pedido";
import {
  deTodoPedido,
  CUBIERTO_POR_CUPON,
  TE_DEVOLVEMOS,
  type EnPalabras,
  type Explicaciones,
  type PorPagarConPlazo,
} from "../../ventas/pedidos/situacion";
import { antesDeConfirmar } from "../citas/cambios";
import type { Cita } from "../citas/cita";
import { direccionDeCambio, direccionDeCita } from "../citas/direcciones";
import { nombreCompleto, type Especialista } from "../especialistas/especialista";
import { direccionDeAgenda, direccionDePago } from "../horarios/direcciones";
import { estaVigente, type Horario } from "../horarios/horario";
import type { Reserva } from "./reserva";

/** States of the session of a paid order. */
export type DeSesion = "con-sesion" | "cancelada";

export function entregadoDe<E extends Cita["estado"]>({ estado }: { estado: E }) {
  const enPie = estado === "reservada";
  const situacion: DeSesion = enPie ? "con-sesion" : "cancelada";
  return { estado, enPie, situacion };
}

const SOLTAR = "Soltar el horario";

const SIN_TARJETA = {
  saldo: "Con un bono de tu saldo",
  cupon: CUBIERTO_POR_CUPON,
  tarjeta: null,
} as const satisfies Record<Cita["formaDePago"], string | null>;

/** Texts about an order for a time; `hasta` is the hour until which the time is held. */
const explicaciones = (hasta: string): Explicaciones<DeSesion> => {
  const sigue = `Tu horario sigue separado hasta las ${hasta}.`;
  const comunes = deTodoPedido({
    compra: "tu sesión",
    seguir: `${sigue} Puedes pagarlo o soltarlo.`,
    otraVez: `${sigue} Puedes intentarlo con la misma tarjeta o con otra.`,
    seLibero: " y el horario quedó libre",
  });
  return {
    ...comunes,
    "con-sesion": {
      tono: "exito",
      titulo: "Tu sesión está reservada",
      texto: "Todo está en orden con este pedido.",
    },
    cambiada: { ...comunes.cambiada, titulo: "Tu sesión cambió de especialista" },
    cancelada: {
      tono: "info",
      titulo: "Tu sesión está cancelada",
      texto: "En ella ves por qué se canceló y qué volvió de lo que pagaste.",
    },
    anulado: {
      tono: "info",
      titulo: "Soltaste este horario",
      texto: `Ya está libre para otra persona. ${TE_DEVOLVEMOS}`,
    },
  };
};

interface Suya {
  reserva: Reserva;
  horario: Horario;
  especialista: Especialista;
  cita: Cita | null;
}

/** An order for a time, in words for the page "¿Qué pasó con mi pago?". */
export function reservaEnPalabras(
  repos: Repos<"citas">,
  { reserva, horario, especialista, cita }: Suya,
  now: Date,
): EnPalabras<DeSesion> {
  return {
    que: queEs(especialista, horario, now),
    explicaciones: explicaciones(horaYDia(horario.expiraEn, now)),
    sinTarjeta: cita && SIN_TARJETA[cita.formaDePago],
    sinDinero: cita?.formaDePago === "saldo" ? bonos(1) : null,
    entrega: { nombre: "Sesión", estado: cita ? palabraDeEstado("cita", cita.estado) : "No hay" },
    soltar: SOLTAR,
    conLineaDeCrisis: especialista.especialidad === "psicologia",
    async enlaces({ pagar, elegirOtro }) {
      const otro = elegirOtro ? await direccionParaElegir(repos, reserva, especialista, now) : null;
      return [
        ...(pagar ? [{ texto: "Pagar", href: direccionDePago(reserva) }] : []),
        ...(cita ? [{ texto: "Ver la sesión", href: direccionDeCita(cita) }] : []),
        ...(otro ? [{ texto: "Elegir otro horario", href: otro }] : []),
      ];
    },
  };
}

/** Unpaid orders of one kind whose time is still held. */
export async function porPagarDe(
  repos: Repos<"especialistas" | "reservas">,
  clase: Reserva["clase"],
  idPersona: number,
  now: Date,
): Promise<PorPagarConPlazo[]> {
  const porPagar: PorPagarConPlazo[] = [];
  for (const { horario, pedido, enProceso } of await repos.reservas.vivas(idPersona, now)) {
    if (pedido?.clase !== clase || pedido.estado !== "pendiente" || !estaVigente(horario, now)) continue;
    const especialista = await repos.especialistas.conAgenda(horario.idEspecialista);
    if (!especialista) continue;
    porPagar.push({
      idPedido: pedido.idPedido,
      que: queEs(especialista, horario, now),
      totalCentimos: porCobrar(pedido),
      hasta: horario.expiraEn,
      plazo: `Separado hasta las ${horaYDia(horario.expiraEn, now)}.`,
      procesando: enProceso,
      href: direccionDePedido(pedido),
      pagar: { por: "enlace", href: direccionDePago(pedido) },
      soltar: SOLTAR,
    });
  }
  return porPagar;
}

const queEs = (especialista: Especialista, { inicio }: Horario, now: Date) =>
  `${nombreCompleto(especialista)}, ${diaYHora(inicio, now)}`;

/** Page to choose a time again, for a session that can still move. */
async function direccionParaElegir(
  repos: Repos<"citas">,
  reserva: Reserva,
  especialista: Especialista,
  now: Date,
): Promise<string | null> {
  const cita =
    reserva.clase === "cambio" && (await repos.citas.deUnaPersona(reserva.cambio.idCita, reserva.idPersona));
  if (!cita || cita.estado === "cancelada") return direccionDeAgenda(especialista);
  return antesDeConfirmar(cita, now).rechazoAlReprogramar ? null : direccionDeCambio(cita);
}
