import { avisar } from "../citas/avisos";
import { SIN_CAMBIOS, type Cita } from "../citas/cita";
import type { Horario } from "../horarios/horario";
import type { Sitio } from "../marca";
import type { Repositorios } from "../puertos";
import type { Pedido } from "./pedido";

interface Confirmacion {
  pedido: Pedido;
  horario: Horario;
  formaDePago: Cita["formaDePago"];
  idCita: string;
  ahora: Date;
}

/**
 * The session of an order whose time is reserved already: order, session and mail, inside the caller's
 * transaction with the money.
 */
export async function confirmarPedido(
  repos: Repositorios,
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
  return cita;
}
