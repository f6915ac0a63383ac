import { estaVigente, type Horario } from "../horarios/horario";
import type { Cita } from "../citas/cita";
import { ESPERAS_A_LA_VISTA } from "../esperas/espera";
import { plazosDe } from "../../shared/especialidades/especialidad";
import { huboCargo, type Pago } from "../../ventas/pagos/pago";
import type { Pedido } from "../../ventas/pedidos/pedido";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";

/** Which of the pages under `/resumen` tells the truth about an order. */
export type LugarDelPedido = "pagar" | "carga" | "exito" | "error" | "expirado" | "cancelada" | "cambiada";

export interface SituacionDelPedido {
  pedido: Pedido;
  horario: Horario;
  pagos: Pago[];
  /** A hosted page was opened for it. */
  hayCobro: boolean;
  /** The session that it became. */
  cita?: Pick<Cita, "estado"> | null;
}

/**
 * The one place that decides what happened, from what the server knows. `seDesistio` is what the return address
 * claims; it may send somebody to the error page, never to success.
 */
export function lugarDelPedido(
  { pedido, horario, pagos, hayCobro, cita }: SituacionDelPedido,
  now: Date,
  seDesistio = false,
): LugarDelPedido {
  if (pedido.relevadoPor) return "cambiada";
  if (cita?.estado === "cancelada") return "cancelada";
  if (pedido.estado === "pagado") return "exito";
  if (pedido.estado === "devuelto" || pagos.some(huboCargo)) return "error";
  if (pagos.some((pago) => pago.estado === "procesando")) return "carga";
  if (pedido.estado !== "pendiente" || !estaVigente(horario, now)) return "expirado";
  if (pagos.length > 0 || seDesistio) return "error";
  return hayCobro ? "carga" : "pagar";
}

/** An order of this person with all that its pages say; another person's is not found. */
export function makeVerPedido({
  repos,
}: Deps<"citas" | "cobros" | "especialidades" | "especialistas" | "horarios" | "pagos" | "reservas">) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const pedido = await repos.reservas.deUnaPersona(idPedido, idPersona);
    const horario = pedido && (await repos.horarios.porId(pedido.idHorario));
    const especialista = horario && (await repos.especialistas.conAgenda(horario.idEspecialista));
    if (!pedido || !horario || !especialista) return refuse("pedido-no-existe");
    const [pagos, cobros, cita, especialidades] = await Promise.all([
      repos.pagos.delPedido(idPedido),
      repos.cobros.delPedido(idPedido),
      repos.citas.delPedido(idPedido),
      repos.especialidades.todas(),
    ]);
    const urlDePago = cobros.findLast((cobro) => cobro.urlDePago)?.urlDePago ?? null;
    return done({
      pedido,
      horario,
      especialista,
      pagos,
      cita,
      plazos: plazosDe(especialidades, especialista.especialidad),
      urlDePago,
      hayCobro: cobros.length > 0,
    });
  };
}

/** What `/resumen` shows of a held time: the named one, or the one that was chosen last. */
export function makeVerReserva({ repos, now }: Deps<"especialistas" | "horarios" | "reservas">) {
  return async ({ idPersona, idHorario }: { idPersona: number; idHorario: string | null }) => {
    const horario = idHorario
      ? await repos.horarios.deUnaPersona(idHorario, idPersona)
      : (await repos.horarios.deLaPersona(idPersona, now()))
          .filter(({ estado }) => estado === "retenido")
          .at(-1);
    const especialista = horario && (await repos.especialistas.conAgenda(horario.idEspecialista));
    if (!horario || !especialista) return refuse("horario-no-existe");
    return done({ horario, especialista, pedido: await repos.reservas.ultimaDelHorario(horario.idHorario) });
  };
}

/**
 * The times that this person chose and has still to pay, the one that ends first before the others. What a payment
 * under way keeps asks nothing of them, and what the waiting list offers has its own page.
 */
export function makeVerSinTerminar({
  repos,
  now,
}: Deps<"especialistas" | "esperas" | "horarios" | "pagos" | "reservas">) {
  return async (idPersona: number) => {
    const ahora = now();
    const retenidos = (await repos.horarios.deLaPersona(idPersona, ahora)).filter((horario) =>
      estaVigente(horario, ahora),
    );
    if (retenidos.length === 0) return [];
    const esperas = await repos.esperas.deLaPersona(idPersona, ESPERAS_A_LA_VISTA);
    const ofertas = await repos.esperas.ofertas(esperas.map(({ idEspera }) => idEspera));
    const ofrecidos = ofertas.filter(({ estado }) => estado === "vigente").map(({ idHorario }) => idHorario);
    const vistos = await Promise.all(
      retenidos
        .filter(({ idHorario }) => !ofrecidos.includes(idHorario))
        .map(async (horario) => {
          const especialista = await repos.especialistas.conAgenda(horario.idEspecialista);
          const pedido = await repos.reservas.ultimaDelHorario(horario.idHorario);
          const pagos = pedido ? await repos.pagos.delPedido(pedido.idPedido) : [];
          const enProceso = pagos.some(({ estado }) => estado === "procesando");
          return especialista && !enProceso ? [{ horario, especialista }] : [];
        }),
    );
    return vistos
      .flat()
      .toSorted((uno, otro) => uno.horario.expiraEn.getTime() - otro.horario.expiraEn.getTime());
  };
}
