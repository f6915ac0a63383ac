import { esFecha } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { huboCargo } from "../../ventas/pagos/pago";
import { pagosDe } from "../../ventas/pagos/verPagos";
import { enSuPagina, type HechosDeSuPagina, type Retorno } from "../../ventas/rastro/lugar";
import { hayLugar } from "../inscripciones/inscribirse";
import { esDePago, sePuedeAceptar, seToma, yaVencio, type Inscripcion } from "../inscripciones/inscripcion";
import type { PedidoDeTaller } from "./pedidoDeTaller";
import { entregadoDe } from "./quePaso";

type LoDePagar = "fechasDeTaller" | "inscripciones" | "pagos" | "pedidosDeTaller";

/**
 * What somebody is about to pay: the place that is kept for them, its price and the order that they have of it; or what
 * is left of that where its time to be paid is over.
 */
export function makeVerPorPagarDeTaller({ repos, now }: Deps<LoDePagar>) {
  return async ({ idPersona, ...pedida }: { idPersona: number; url: string; fecha: string }) => {
    // What PostgreSQL takes in no text is in none of ours.
    const legible = /^[\w-]+$/.test(pedida.url) && esFecha(pedida.fecha);
    const clave = legible ? await repos.fechasDeTaller.porTaller(pedida) : null;
    if (!clave) return refuse("inscripcion-no-existe");
    const [viva, escrita] = await Promise.all([
      repos.inscripciones.viva(idPersona, clave),
      repos.fechasDeTaller.una(clave),
    ]);
    const suya = viva ?? (await repos.inscripciones.ultima(idPersona, clave));
    const vencio = suya !== null && (suya.fin === "sin-respuesta" || yaVencio(suya, now()));
    if (!suya || !(viva || vencio) || !escrita || !esDePago(escrita)) return refuse("inscripcion-no-existe");
    const estado = suya.estado === "inscrita" ? "pagado" : viva ? "pendiente" : undefined;
    const pedido = await repos.pedidosDeTaller.deLaInscripcion(suya.idInscripcion, estado);
    const pagos = pedido ? await repos.pagos.delPedido(pedido.idPedido) : [];
    const procesando = pagos.some((pago) => pago.estado === "procesando");
    return done({
      inscripcion: suya,
      fecha: escrita,
      pedido,
      sePaga: sePuedeAceptar(suya, now()),
      vencio,
      procesando,
      /** Money was taken, or may still be: what becomes of it is told by its order. */
      conDinero: procesando || pagos.some(huboCargo),
    });
  };
}

interface Situacion extends Omit<HechosDeSuPagina, "apartado" | "entregado"> {
  pedido: Pick<PedidoDeTaller, "estado" | "formaDePago" | "relevadoPor">;
  inscripcion: Pick<Inscripcion, "estado" | "expiraEn"> | null;
}

/** What its page says first. */
export function lugarDelPedidoDeTaller(
  { inscripcion, ...visto }: Situacion,
  now: Date,
  retorno: Retorno | null = null,
) {
  const apartado = inscripcion !== null && sePuedeAceptar(inscripcion, now);
  const entregado = entregadoDe(visto.pedido, inscripcion);
  return enSuPagina({ ...visto, apartado, entregado }, retorno);
}

/** The order of a place with all that its page says; another person's is not found. */
export function makeVerPedidoDeTaller({ repos, now }: Deps<LoDePagar | "cobros" | "ocupaciones">) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const pedido = await repos.pedidosDeTaller.deUnaPersona(idPedido, idPersona);
    if (!pedido) return refuse("pedido-no-existe");
    const [inscripcion, fecha, viva, dinero] = await Promise.all([
      repos.inscripciones.porId(pedido.idInscripcion),
      repos.fechasDeTaller.una(pedido),
      repos.inscripciones.viva(idPersona, pedido),
      pagosDe(repos, idPedido),
    ]);
    const ahora = now();
    const suya = viva && !yaVencio(viva, ahora) ? viva : null;
    return done({
      pedido,
      inscripcion,
      fecha,
      /** A place in that date is theirs or kept for them, by this order or by another one. */
      esSuya: suya !== null && suya.estado !== "esperando",
      /** They have nothing there, and may have a place again. */
      deNuevo:
        suya === null && fecha !== null && seToma(fecha, ahora) && (await hayLugar(repos, fecha, ahora)),
      ...dinero,
    });
  };
}
