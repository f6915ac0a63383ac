import type { Cita } from "../../agenda/citas/cita";
import { devolucionDe, type EstadoDeDevolucion } from "../historial/historial";
import { estaVigente, type Horario } from "../../agenda/horarios/horario";
import type { Cobro, EstadoDePago, Pago } from "../pagos/pago";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Pedido } from "./pedido";

/** What somebody who asks about their payment is told first. */
export type Situacion =
  | "por-pagar"
  | "rechazado"
  | "procesando"
  | "con-sesion"
  | "cambiada"
  | "cancelada"
  | "por-devolver"
  | "devuelto"
  | "vencido"
  | "anulado";

/** An order with everything that became of it. */
export interface Expediente {
  pedido: Pedido;
  horario: Pick<Horario, "estado" | "expiraEn">;
  pagos: Pago[];
  cobros: Cobro[];
  cita: Pick<Cita, "estado"> | null;
}

/** The states of the four things, each by itself; null for what there never was. */
export interface Estados {
  pedido: Pedido["estado"];
  pago: EstadoDePago | null;
  cita: Cita["estado"] | null;
  devolucion: EstadoDeDevolucion | null;
}

export interface QuePaso {
  situacion: Situacion;
  estados: Estados;
  /** When we ask the gateway again by ourselves; null when there is nothing to ask about. */
  miramosEn: Date | null;
  puede: { pagar: boolean; soltar: boolean; mirar: boolean; elegirOtro: boolean };
}

/** The one rule of "¿Qué pasó con mi pago?": what is known, and what the person can do now. */
export function quePaso({ pedido, horario, pagos, cobros, cita }: Expediente, now: Date): QuePaso {
  // A later try counts for more than one that was refused, and money that goes back for more than any.
  const pago = pagos.findLast(({ estado }) => estado !== "rechazado") ?? pagos.at(-1) ?? null;
  const vuelve = pagos.map(({ estado }) => devolucionDe(estado)).filter((estado) => estado !== null);
  const devolucion = vuelve.includes("pedida") ? "pedida" : (vuelve[0] ?? null);
  const estados = {
    pedido: pedido.estado,
    pago: pago?.estado ?? null,
    cita: cita?.estado ?? null,
    devolucion,
  };
  const abiertos = cobros.filter(({ estado }) => estado === "abierto").map(({ revisarEn }) => +revisarEn);
  const apartado = pedido.estado === "pendiente" && estaVigente(horario, now);
  const procesando = estados.pago === "procesando";
  return {
    situacion: pedido.relevadoPor ? "cambiada" : situacionDe(estados, apartado),
    estados,
    miramosEn: abiertos.length > 0 ? new Date(Math.max(Math.min(...abiertos), +now)) : null,
    puede: {
      pagar: apartado && !procesando,
      soltar: apartado,
      mirar: abiertos.length > 0,
      elegirOtro: !apartado && !procesando && !pedido.relevadoPor && cita?.estado !== "reservada",
    },
  };
}

function situacionDe({ pedido, pago, cita, devolucion }: Estados, apartado: boolean): Situacion {
  if (cita === "reservada") return "con-sesion";
  if (devolucion) return devolucion === "pedida" ? "por-devolver" : "devuelto";
  if (cita === "cancelada") return "cancelada";
  if (pago === "procesando") return "procesando";
  if (pedido === "anulado") return "anulado";
  if (!apartado) return "vencido";
  return pago === "rechazado" ? "rechazado" : "por-pagar";
}

/** An order of this person, what happened to it, and what can be done; another person's is not found. */
export function makeVerQuePaso({
  repos,
  now,
}: Deps<"citas" | "cobros" | "especialistas" | "historial" | "horarios" | "pagos" | "pedidos">) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const pedido = await repos.pedidos.deUnaPersona(idPedido, idPersona);
    return pedido ? await completar(repos, pedido, now()) : refuse("pedido-no-existe");
  };
}

/** The same of anybody's order, for whoever runs the product. */
export function makeVerExpediente({
  repos,
  now,
}: Deps<"citas" | "cobros" | "especialistas" | "historial" | "horarios" | "pagos" | "pedidos">) {
  return async (idPedido: string) => {
    const pedido = await repos.pedidos.porId(idPedido);
    return pedido ? await completar(repos, pedido, now()) : refuse("pedido-no-existe");
  };
}

async function completar(
  repos: Repos<"citas" | "cobros" | "especialistas" | "historial" | "horarios" | "pagos">,
  pedido: Pedido,
  now: Date,
) {
  const horario = await repos.horarios.porId(pedido.idHorario);
  const especialista = horario && (await repos.especialistas.conAgenda(horario.idEspecialista));
  if (!horario || !especialista) return refuse("pedido-no-existe");
  const [pagos, cobros, cita, historial] = await Promise.all([
    repos.pagos.delPedido(pedido.idPedido),
    repos.cobros.delPedido(pedido.idPedido),
    repos.citas.delPedido(pedido.idPedido),
    repos.historial.delPedido(pedido.idPedido),
  ]);
  const expediente = { pedido, horario, pagos, cobros, cita };
  return done({ ...expediente, especialista, historial, ...quePaso(expediente, now) });
}

/** The orders of this person whose time is still held and that nobody has paid, with whom and when they are. */
export function makeVerPorPagar({
  repos,
  now,
}: Deps<"citas" | "cobros" | "especialistas" | "historial" | "horarios" | "pagos" | "pedidos">) {
  return async (idPersona: number) => {
    const porPagar = [];
    for (const pedido of await repos.pedidos.pendientes(idPersona)) {
      const visto = await completar(repos, pedido, now());
      if (visto.ok && visto.value.puede.soltar) porPagar.push(visto.value);
    }
    return porPagar;
  };
}
