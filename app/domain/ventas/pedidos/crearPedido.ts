import { consentirDatosDeSalud, type RespuestaSobreSalud } from "../../consentimientos/datosDeSalud";
import type { RechazoDeCupon } from "../cupones/cupon";
import { contandoIntentos } from "../cupones/intentos";
import { usarCupon, type ConCupon, type PlanDe } from "../cupones/usarCupon";
import { estaVigente } from "../../agenda/horarios/horario";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { Pedido } from "./pedido";

interface Orden {
  idPersona: number;
  idHorario: string;
  /** Its code, if somebody has one. */
  cupon?: string | undefined;
  /** What they answer about their health data; whoever agreed to the text in force need not answer again. */
  salud?: RespuestaSobreSalud | undefined;
}

type RechazoAlPedir =
  | RechazoDeCupon
  | "es-un-cambio"
  | "horario-no-existe"
  | "reserva-vencida"
  | "texto-anterior"
  | "falta-obligatoria"
  | "politicas-no-disponibles";

/**
 * Orders a held time at today's price, with its coupon. A hold has one live order: asking again answers the same
 * one, and only a coupon that it had not changes it. What is said in a session may speak of somebody's health: without
 * their express consent in the ledger there is no order.
 */
export function makeCrearPedido(
  deps: Deps<
    | "cobros"
    | "consentimientos"
    | "cupones"
    | "especialistas"
    | "horarios"
    | "intentos"
    | "pedidos"
    | "politicas"
  >,
  planDe: PlanDe,
) {
  const { transaccion, now, newId } = deps;
  return async ({ cupon: codigo, ...orden }: Orden) => {
    if (!codigo) return pedir(orden, null);
    const plan = await planDe(orden.idPersona);
    return contandoIntentos(deps, orden.idPersona, (permitido) => pedir(orden, { codigo, plan, permitido }));
  };

  function pedir({ idPersona, idHorario, salud }: Omit<Orden, "cupon">, conCupon: ConCupon | null) {
    return transaccion(async (trx): Promise<Result<Pedido, RechazoAlPedir>> => {
      // Else an order made while its time is let go would wait for ever.
      await trx.horarios.bloquear(idHorario);
      const horario = await trx.horarios.deUnaPersona(idHorario, idPersona);
      if (!horario) return refuse("horario-no-existe");
      if (horario.estado === "reservado") {
        const pedido = await trx.pedidos.ultimoDelHorario(idHorario);
        if (pedido) return done(pedido);
      }
      if (!estaVigente(horario, now())) return refuse("reserva-vencida");
      const especialista = await trx.especialistas.conAgenda(horario.idEspecialista);
      if (!especialista) return refuse("horario-no-existe");
      const consentido = await consentirDatosDeSalud(trx, idPersona, salud, deps);
      if (!consentido.ok) return consentido;
      const pedido = await trx.pedidos.crear({
        idPedido: newId(),
        idPersona,
        idHorario,
        estado: "pendiente",
        precioCentimos: especialista.precioCentimos,
        cupon: null,
        descuentoCentimos: 0,
        versionDeDatos: consentido.value,
        creadoEn: now(),
        cambio: null,
        relevadoPor: null,
      });
      if (conCupon && pedido.cambio) return refuse("es-un-cambio");
      if (!conCupon || pedido.cupon === conCupon.codigo) return done(pedido);
      return rebajar(trx, pedido, especialista.especialidad, conCupon, now());
    });
  }
}

/** Gives an order a coupon in the place of the one that it had. */
async function rebajar(
  repos: Repos<"cobros" | "cupones" | "pedidos">,
  pedido: Pedido,
  especialidad: string,
  conCupon: ConCupon,
  ahora: Date,
): Promise<Result<Pedido, RechazoDeCupon>> {
  // Its hosted page says a price already, and may still be paid.
  if ((await repos.cobros.delPedido(pedido.idPedido)).length > 0) return refuse("cupon-tarde");
  await repos.cupones.devolver([pedido.idPedido], ahora);
  const uso = { para: "sesiones", especialidades: [especialidad] } as const;
  const rebaja = await usarCupon(repos, conCupon, { pedido, uso }, ahora);
  if (!rebaja.ok) return rebaja;
  await repos.pedidos.rebajar(pedido.idPedido, conCupon.codigo, rebaja.value, ahora);
  return done({ ...pedido, cupon: conCupon.codigo, descuentoCentimos: rebaja.value });
}
