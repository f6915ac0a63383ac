import type { z } from "zod";
import type { Cita } from "../../agenda/citas/cita";
import { anotarAccesoDelDia } from "../../cuentas/accesosADatos/accesoADatos";
import { tieneDerecho } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import type { Deps, Repositorios } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { devolverEn } from "../../ventas/devoluciones/devolverPedido";
import { pagoRestante } from "../../ventas/devoluciones/vuelve";
import type { ConVendibles } from "../../ventas/pedidos/vendible";
import { makeVerExpediente } from "../../ventas/rastro/quePaso";
import { rechazoPorCuantas } from "../personas/verPersona";
import {
  admiteParte,
  mesDe,
  RAZONES_DE_DEVOLUCION,
  rechazoAlDevolver,
  type devolucionPedida,
} from "./devolucion";

const PEDIDOS = { derecho: "pedidos", uso: "ver" } as const;
const PEDIR = { derecho: "devolucion-mayor", uso: "pedir" } as const;
const DEVOLVER = { derecho: "devolucion-menor", uso: "hacer" } as const;

type ReposAlAtender =
  | "accesosADatos"
  | "citas"
  | "cobros"
  | "devolucionesDeEquipo"
  | "pagos"
  | "pedidos"
  | "rastro"
  | "registroDeEquipo";

type DepsAlAtender<K extends keyof Repositorios> = Deps<NoInfer<K> | ReposAlAtender> & ConVendibles<K>;

/** An order for a member, with the refund that is possible now. The reading is a line, and the person sees it. */
export function makeVerPedidoParaEquipo<K extends keyof Repositorios>(deps: DepsAlAtender<K>) {
  const { transaccion, now, vendibles } = deps;
  return (miembro: Miembro, idPedido: string) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, PEDIDOS, now());
      if (rechazo) return refuse(rechazo);
      const visto = await makeVerExpediente({ repos: trx, now, vendibles })(idPedido);
      if (!visto.ok) return refuse("pedido-no-existe");
      const { pedido, rastro, situacion, estados, cadena } = visto.value;
      const { idPersona } = pedido;
      const cuantas = await rechazoPorCuantas({ repos: trx, now }, miembro, idPersona);
      if (cuantas) return refuse(cuantas);
      const acceso = {
        accion: "pedido-visto",
        canal: "web",
        actor: "soporte",
        idPersona,
        creadoEn: now(),
      } as const;
      await anotarAccesoDelDia({ repos: trx }, acceso);
      const acto = { accion: "vio-pedido", idPersona, objeto: pedido.idPedido } as const;
      await anotarActo({ ...deps, repos: trx }, miembro, acto);
      const centimos = pagoRestante(cadena.flatMap(({ pagos }) => pagos)).pagadoCentimos;
      const hubo = await trx.devolucionesDeEquipo.hubo(idPersona, mesDe(now()));
      const vista = await trx.citas.delPedido(pedido.idPedido);
      const cita = vista && (await trx.citas.porId(vista.idCita));
      const sePide = tieneDerecho(miembro.roles, PEDIR);
      const seParte = sePide && centimos > 1 && pedido.estado === "pagado" && pedido.relevadoPor === null;
      return done({
        ...{ pedido, rastro, situacion, estados, conBono: cita?.formaDePago === "saldo" },
        parte: seParte && admiteParte(cita, now()) ? { centimos } : null,
        devolucion:
          // The money of a standing session goes back with its cancellation.
          centimos > 0 && cita?.estado !== "reservada" && tieneDerecho(miembro.roles, DEVOLVER)
            ? {
                ...{ centimos, rechazo: rechazoAlDevolver({ centimos, hubo, tarde: fueTarde(cita) }) },
                sePide,
              }
            : null,
      });
    });
}

/** True for a session that its person cancelled after the term, so that nothing came back. */
const fueTarde = (cita: Cita | null): boolean =>
  cita?.cancelacion?.por === "persona" && cita.cancelacion.devolucion === "nada";

type Devolucion = z.output<typeof devolucionPedida> & { idPedido: string };

/**
 * Refunds an order within the limit, for a member with a fresh proof. The seller's own rule decides whether the order
 * can be refunded; the database takes one refund of each person and month.
 */
export function makeDevolverDesdeEquipo<K extends keyof Repositorios>(deps: DepsAlAtender<K>) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, { idPedido, razon, motivo }: Devolucion) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, DEVOLVER, now());
      if (rechazo) return refuse(rechazo);
      const tarde = fueTarde(await trx.citas.delPedido(idPedido));
      const devuelto = await devolverEn(trx, deps, idPedido);
      if (!devuelto.ok) return devuelto;
      const { idPersona, centimos } = devuelto.value;
      if (centimos === 0) return refuse("nada-que-devolver");
      const { idCuenta } = miembro;
      const devolucion = { idPersona, idPedido, idCuenta, centimos, mes: mesDe(now()), hechaEn: now() };
      const hubo = !(await trx.devolucionesDeEquipo.anotar(devolucion));
      // A refusal rolls the refund back.
      const fuera = rechazoAlDevolver({ centimos, hubo, tarde });
      if (fuera) return refuse(fuera);
      await anotarActo({ ...deps, repos: trx }, miembro, {
        ...{ accion: "devolvio-dinero", idPersona, objeto: idPedido, centimos },
        motivo: `${RAZONES_DE_DEVOLUCION[razon]}. ${motivo}`,
      });
      return done({ centimos });
    });
}
