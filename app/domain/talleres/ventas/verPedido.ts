import { esFecha } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { huboCargo } from "../../ventas/pagos/pago";
import { pagosDe } from "../../ventas/pagos/verPagos";
import { enSuPagina, type HechosDeSuPagina } from "../../ventas/rastro/lugar";
import { hayLugar } from "../inscripciones/inscribirse";
import { esDePago, sePuedeAceptar, seToma, yaVencio, type Inscripcion } from "../inscripciones/inscripcion";
import type { PedidoDeTaller } from "./pedidoDeTaller";
import { entregadoDe } from "./quePaso";

type RepositoriosAlPagar = "fechasDeTaller" | "inscripciones" | "pagos" | "pedidosDeTaller";

/** Payment page of a kept place: the place, its price and its order; other facts when its time to be paid is over. */
export function makeVerPorPagarDeTaller({ repos, now }: Deps<RepositoriosAlPagar>) {
  return async ({ idPersona, ...pedida }: { idPersona: number; url: string; fecha: string }) => {
    // PostgreSQL refuses some characters in texts; no slug of ours has them.
    const legible = /^[\w-]+$/.test(pedida.url) && esFecha(pedida.fecha);
    const clave = legible ? await repos.fechasDeTaller.porTaller(pedida) : null;
    if (!clave) return refuse("inscripcion-no-existe");
    const [viva, escrita] = await Promise.all([
      repos.inscripciones.viva(idPersona, clave),
      repos.fechasDeTaller.porClave(clave),
    ]);
    const inscripcion = viva ?? (await repos.inscripciones.ultima(idPersona, clave));
    const vencio =
      inscripcion !== null && (inscripcion.fin === "sin-respuesta" || yaVencio(inscripcion, now()));
    if (!inscripcion || !(viva || vencio) || !escrita || !esDePago(escrita))
      return refuse("inscripcion-no-existe");
    const estado = inscripcion.estado === "inscrita" ? "pagado" : viva ? "pendiente" : undefined;
    const pedido = await repos.pedidosDeTaller.deLaInscripcion(inscripcion.idInscripcion, estado);
    const pagos = pedido ? await repos.pagos.delPedido(pedido.idPedido) : [];
    const procesando = pagos.some((pago) => pago.estado === "procesando");
    return done({
      inscripcion: inscripcion,
      fecha: escrita,
      pedido,
      sePaga: sePuedeAceptar(inscripcion, now()),
      vencio,
      procesando,
      /** True when money was taken or may still be: then the page of the order tells about it. */
      conDinero: procesando || pagos.some(huboCargo),
    });
  };
}

interface Situacion extends Omit<HechosDeSuPagina, "apartado" | "entregado"> {
  pedido: Pick<PedidoDeTaller, "estado" | "formaDePago" | "relevadoPor">;
  inscripcion: Pick<Inscripcion, "estado" | "expiraEn"> | null;
}

/** State that the page of the order shows. */
export function lugarDelPedidoDeTaller(
  { inscripcion, ...visto }: Situacion,
  now: Date,
  vieneDePagar = false,
) {
  const apartado = inscripcion !== null && sePuedeAceptar(inscripcion, now);
  const entregado = entregadoDe(visto.pedido, inscripcion);
  return enSuPagina({ ...visto, apartado, entregado }, vieneDePagar);
}

/** The order of a place with all facts for its page; the order of another person is not found. */
export function makeVerPedidoDeTaller({ repos, now }: Deps<RepositoriosAlPagar | "cobros" | "ocupaciones">) {
  return async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) => {
    const pedido = await repos.pedidosDeTaller.deUnaPersona(idPedido, idPersona);
    if (!pedido) return refuse("pedido-no-existe");
    const [inscripcion, fecha, viva, dinero] = await Promise.all([
      repos.inscripciones.porId(pedido.idInscripcion),
      repos.fechasDeTaller.porClave(pedido),
      repos.inscripciones.viva(idPersona, pedido),
      pagosDe(repos, idPedido),
    ]);
    const ahora = now();
    const lugarVivo = viva && !yaVencio(viva, ahora) ? viva : null;
    return done({
      pedido,
      inscripcion,
      fecha,
      /** True when the person has a place in that date, own or kept, by any order. */
      esSuya: lugarVivo !== null && lugarVivo.estado !== "esperando",
      /** True when the person has no place in that date and may take one again. */
      deNuevo:
        lugarVivo === null && fecha !== null && seToma(fecha, ahora) && (await hayLugar(repos, fecha, ahora)),
      ...dinero,
    });
  };
}
