import { reglaDeCambio, type Cita } from "../citas/cita";
import { nombreCompleto } from "../especialistas/especialista";
import type { Horario } from "../horarios/horario";
import { notificacionDeCita } from "../notificaciones/notificacion";
import type { Repositorios } from "../puertos";
import { diaYHora } from "../shared/fechas";
import { bonos } from "../saldo/saldo";
import { soles } from "../shared/dinero";
import { totalDe, type Pedido } from "./pedido";

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
  { pedido, horario, formaDePago, idCita, ahora }: Confirmacion,
): Promise<Cita> {
  const cita: Cita = {
    idCita,
    idPedido: pedido.idPedido,
    idHorario: horario.idHorario,
    idPersona: pedido.idPersona,
    formaDePago,
    estado: "reservada",
    creadaEn: ahora,
  };
  await repos.citas.crear(cita);
  await repos.notificaciones.crear(
    notificacionDeCita({ idCita, idPersona: pedido.idPersona, inicio: horario.inicio, ahora }),
  );
  const [persona, especialista] = await Promise.all([
    repos.personas.porId(pedido.idPersona),
    repos.especialistas.conAgenda(horario.idEspecialista),
  ]);
  if (persona && especialista) {
    await repos.correos.encolar({
      idCorreo: `cita-reservada:${idCita}`,
      para: persona.email,
      asunto: "Tu sesión está reservada",
      texto: [
        `Hola, ${persona.nombre}:`,
        `Tu sesión con ${nombreCompleto(especialista)} es el ${diaYHora(horario.inicio)}.`,
        comoSePago(formaDePago, pedido),
        reglaDeCambio(horario.inicio, ahora),
        "La encuentras en tu zona privada.",
      ].join("\n\n"),
      creadoEn: ahora,
    });
  }
  return cita;
}

function comoSePago(formaDePago: Cita["formaDePago"], pedido: Pedido): string {
  const frase: Record<Cita["formaDePago"], string> = {
    saldo: `La pagaste con ${bonos(1)} de tu saldo.`,
    tarjeta: `Pagaste ${soles(totalDe(pedido))} con tarjeta, IGV incluido.`,
    cupon: "Tu cupón cubrió todo el precio: no pagaste nada.",
  };
  return frase[formaDePago];
}
