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

const EN_SU_LUGAR: Record<Lugar, LugarDelPedido> = {
  ...EN_SU_PAGINA,
  cambiada: "cambiada",
  terminado: "cancelada",
  "por-devolver": "error",
  devuelto: "error",
  vencido: "expirado",
  anulado: "expirado",
};

/** The page of an order of a session; one whose session was cancelled says that first, whatever became of the money. */
export function lugarDelPedido(
  { horario, cita, ...visto }: SituacionDelPedido,
  now: Date,
  seDesistio = false,
): LugarDelPedido {
  const entregado = cita ? entregadoDe(cita) : null;
  if (entregado?.enPie === false && !visto.pedido.relevadoPor) return "cancelada";
  return EN_SU_LUGAR[lugarDe({ ...visto, apartado: estaVigente(horario, now), entregado }, seDesistio)];
}

/** An order of this person with all that its pages say; another person's is not found. */
export function makeVerPedido({
  repos,
}: Deps<"citas" | "cobros" | "especialidades" | "especialistas" | "pagos" | "reservas">) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const suya = await repos.reservas.deUnaPersona(idPedido, idPersona);
    const especialista = suya && (await repos.especialistas.conAgenda(suya.horario.idEspecialista));
    if (!suya || !especialista) return refuse("pedido-no-existe");
    const { reserva: pedido, horario } = suya;
    const [dinero, cita, especialidades] = await Promise.all([
      pagosDe(repos, idPedido),
      // It becomes a session when it is paid, and not before.
      pedido.estado === "pendiente" ? null : repos.citas.delPedido(idPedido),
      repos.especialidades.todas(),
    ]);
    const plazos = plazosDe(especialidades, especialista.especialidad);
    return done({ pedido, horario, especialista, cita, plazos, ...dinero });
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
    const ultima = await repos.reservas.ultimaConCobro(horario.idHorario);
    return done({
      ...{ horario, especialista, pedido: ultima?.reserva ?? null },
      admiteCupon: ultima === null || cabeUnCupon(ultima),
    });
  };
}

/**
 * The times that are kept for this person, the one that ends first before the others: chosen, offered by a waiting list
 * (`ofrecido`) or kept by a payment under way (`enProceso`). They are those that the limit of holds counts.
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

/** Those that wait for the person: what a payment under way keeps asks nothing of them. */
const apartados = (deps: Deps<"especialistas" | "reservas">, deLaLista: boolean) => {
  const verApartados = makeVerApartados(deps);
  return async (idPersona: number) =>
    (await verApartados(idPersona)).filter(({ enProceso, ofrecido }) => !enProceso && ofrecido === deLaLista);
};

/** Those that they chose and have still to pay: what the waiting list offers has its own page. */
export const makeVerSinTerminar = (deps: Deps<"especialistas" | "reservas">) => apartados(deps, false);

/** Those that a waiting list offers them, to be answered where their lines are. */
export const makeVerOfrecidos = (deps: Deps<"especialistas" | "reservas">) => apartados(deps, true);

/** With whom and when the next session of this person is, or the one that is under way; null where they have none. */
export function makeVerProxima({ repos, now }: Deps<"especialistas" | "reservas">) {
  return async (idPersona: number) => {
    const vivas = await repos.reservas.vivas(idPersona, now());
    const [proximo] = vivas
      .filter(({ horario }) => horario.estado === "reservado")
      .toSorted((una, otra) => +una.horario.inicio - +otra.horario.inicio);
    const especialista = proximo && (await repos.especialistas.conAgenda(proximo.horario.idEspecialista));
    return especialista ? { especialista, inicio: proximo.horario.inicio } : null;
  };
}
