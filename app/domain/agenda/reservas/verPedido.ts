import { estaVigente, type Horario } from "../horarios/horario";
import type { Cita } from "../citas/cita";
import { plazosDe } from "../../shared/especialidades/especialidad";
import type { Pago } from "../../ventas/pagos/pago";
import { cabeUnCupon } from "../../ventas/cupones/usarCupon";
import { pagosDe } from "../../ventas/pagos/verPagos";
import type { Pedido } from "../../ventas/pedidos/pedido";
import { EN_SU_PAGINA, lugarDe, type Lugar } from "../../ventas/rastro/lugar";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { entregadoDe } from "./quePaso";

/** Page under `/resumen` with the state of an order. */
export type LugarDelPedido = "pagar" | "carga" | "exito" | "error" | "expirado" | "cancelada" | "cambiada";

export interface SituacionDelPedido {
  pedido: Pedido;
  horario: Horario;
  pagos: Pago[];
  /** True when a hosted page was opened for the order. */
  hayCobro: boolean;
  seDesistio: boolean;
  /** The session that the order became. */
  cita?: Pick<Cita, "estado"> | null;
}

const EN_SU_LUGAR: Record<Lugar, LugarDelPedido> = {
  ...EN_SU_PAGINA,
  cambiada: "cambiada",
  terminado: "cancelada",
  "por-devolver": "error",
  devuelto: "error",
  vencido: "expirado",
  anulado: "expirado",
};

/**
 * Page under `/resumen` that fits an order of a session. A cancelled session is told first, whatever happened with the
 * money.
 */
export function lugarDelPedido({ horario, cita, ...visto }: SituacionDelPedido, now: Date): LugarDelPedido {
  const entregado = cita ? entregadoDe(cita) : null;
  if (entregado?.enPie === false && !visto.pedido.relevadoPor) return "cancelada";
  return EN_SU_LUGAR[lugarDe({ ...visto, apartado: estaVigente(horario, now), entregado })];
}

/** An order of this person with all facts for its pages; the order of another person is not found. */
export function makeVerPedido({
  repos,
}: Deps<"citas" | "cobros" | "especialidades" | "especialistas" | "pagos" | "reservas">) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const reservaYHorario = await repos.reservas.deUnaPersona(idPedido, idPersona);
    const especialista =
      reservaYHorario && (await repos.especialistas.conAgenda(reservaYHorario.horario.idEspecialista));
    if (!reservaYHorario || !especialista) return refuse("pedido-no-existe");
    const { reserva: pedido, horario } = reservaYHorario;
    const [dinero, cita, especialidades] = await Promise.all([
      pagosDe(repos, idPedido),
      // An unpaid order has no session yet.
      pedido.estado === "pendiente" ? null : repos.citas.delPedido(idPedido),
      repos.especialidades.todas(),
    ]);
    const plazos = plazosDe(especialidades, especialista.especialidad);
    return done({ pedido, horario, especialista, cita, plazos, ...dinero });
  };
}

/** The held time that `/resumen` shows: the one in the address, or the last chosen one. */
export function makeVerReserva({ repos, now }: Deps<"especialistas" | "horarios" | "reservas">) {
  return async ({ idPersona, idHorario }: { idPersona: number; idHorario: string | null }) => {
    const horario = idHorario
      ? await repos.horarios.deUnaPersona(idHorario, idPersona)
      : (await repos.horarios.deLaPersona(idPersona, now()))
          .filter(({ estado }) => estado === "retenido")
          .at(-1);
    const especialista = horario && (await repos.especialistas.conAgenda(horario.idEspecialista));
    if (!horario || !especialista) return refuse("horario-no-existe");
    const ultima = await repos.reservas.ultimaConCobro(horario.idHorario);
    return done({
      ...{ horario, especialista, pedido: ultima?.reserva ?? null },
      admiteCupon: ultima === null || cabeUnCupon(ultima),
    });
  };
}

/**
 * Times held for this person, first to expire first: times that they chose, offers of a waiting list (`ofrecido`), and
 * times kept by a payment under way (`enProceso`). The maximum of holds counts exactly these.
 */
export function makeVerApartados({ repos, now }: Deps<"especialistas" | "reservas">) {
  return async (idPersona: number) => {
    const vistas = [];
    for (const viva of await repos.reservas.vivas(idPersona, now())) {
      if (!estaVigente(viva.horario, now())) continue;
      const especialista = await repos.especialistas.conAgenda(viva.horario.idEspecialista);
      if (especialista) vistas.push({ ...viva, especialista });
    }
    return vistas;
  };
}
export type Apartado = Awaited<ReturnType<ReturnType<typeof makeVerApartados>>>[number];

/** Held times that need an act of the person; a payment under way needs none. */
const apartados = (deps: Deps<"especialistas" | "reservas">, deLaLista: boolean) => {
  const verApartados = makeVerApartados(deps);
  return async (idPersona: number) =>
    (await verApartados(idPersona)).filter(({ enProceso, ofrecido }) => !enProceso && ofrecido === deLaLista);
};

/** Times that the person chose and still has to pay. Offers of a waiting list have their own page. */
export const makeVerSinTerminar = (deps: Deps<"especialistas" | "reservas">) => apartados(deps, false);

/** Times that a waiting list offers to the person, who answers on the page of their waiting lists. */
export const makeVerOfrecidos = (deps: Deps<"especialistas" | "reservas">) => apartados(deps, true);

/** Specialist, time and id of this person's next session, or of the one under way; null when there is none. */
export function makeVerProxima({ repos, now }: Deps<"especialistas" | "reservas">) {
  return async (idPersona: number) => {
    const vivas = await repos.reservas.vivas(idPersona, now());
    const [proximo] = vivas
      .filter(({ horario }) => horario.estado === "reservado")
      .toSorted((a, b) => +a.horario.inicio - +b.horario.inicio);
    const especialista = proximo && (await repos.especialistas.conAgenda(proximo.horario.idEspecialista));
    if (!especialista) return null;
    const { inicio, fin } = proximo.horario;
    return { especialista, inicio, fin, idCita: proximo.idCita };
  };
}
