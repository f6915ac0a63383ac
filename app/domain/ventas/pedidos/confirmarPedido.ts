import { avisar } from "../../agenda/citas/avisos";
import { SIN_CAMBIOS, type Cita } from "../../agenda/citas/cita";
import { emitirComprobante } from "../comprobantes/emitirComprobante";
import type { Horario } from "../../agenda/horarios/horario";
import type { Sitio } from "../../shared/marca";
import type { Repos } from "../../shared/puertos";
import { diaYHora } from "../../shared/fechas";
import type { Pedido } from "./pedido";

interface Confirmacion {
  pedido: Pedido;
  horario: Horario;
  formaDePago: Cita["formaDePago"];
  idCita: string;
  ahora: Date;
}

/**
 * The session of an order whose time is reserved already: order, session, mail and receipt, inside the caller's
 * transaction with the money.
 */
export async function confirmarPedido(
  repos: Repos<
    "citas" | "comprobantes" | "correos" | "datosDeCompra" | "notificaciones" | "personas" | "preferencias"
  >,
  sitio: Sitio,
  { pedido, horario, formaDePago, idCita, ahora }: Confirmacion,
): Promise<Cita> {
  await repos.citas.crear({
    ...SIN_CAMBIOS,
    idCita,
    idPedido: pedido.idPedido,
    idHorario: horario.idHorario,
    idPersona: pedido.idPersona,
    formaDePago,
    creadaEn: ahora,
    actualizadaEn: ahora,
  });
  const cita = await repos.citas.porId(idCita);
  if (!cita) throw new Error("a session that was not written");
  await avisar(repos, sitio, "reservada", cita, ahora);
  if (formaDePago === "tarjeta") {
    // A receipt passes through other hands: it does not say which specialty somebody went to.
    const concepto = `Sesión con especialista, ${diaYHora(horario.inicio)}`;
    await emitirComprobante(repos, { pedido, concepto, ahora });
  }
  return cita;
}
