import { compensarEn, type RepositoriosAlCompensar } from "../../agenda/citas/cancelarCita";
import type { Remitente } from "../../agenda/citas/enlaceDeSala";
import { cambiarAgenda, conPrecio } from "../../agenda/especialistas/cambiarAgenda";
import type { CodigoDePlan } from "../../cuentas/perfil/planes";
import { quitarSegundoFactorEn } from "../../cuentas/segundoFactor/quitarSegundoFactor";
import type { DepsAlDar } from "../../paquetes/monedas/editarMonedas";
import { regalarMonedasEn } from "../../paquetes/monedas/regalar";
import { cambiarPlanEn } from "../../paquetes/planes/editarPlanes";
import { regalarBonosEn } from "../../paquetes/saldo/regalar";
import type { DepsConSitio, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { devolverParteEn, type ReposAlDevolverParte } from "../../ventas/devoluciones/devolverParte";
import { devolverEn } from "../../ventas/devoluciones/devolverPedido";
import type { ConVendibles } from "../../ventas/pedidos/vendible";
import type { RazonTrasElInicio } from "../pedidos/trasElInicio";
import {
  esDeMonedas,
  rechazoAlHacer,
  type ActoPorAprobar,
  type ClaseDeAprobacion,
  type RechazoAlHacer,
} from "./aprobacion";

/** Repositories that an approved act may touch, besides those of the sellers. */
export type ReposAlHacer =
  | ReposAlDevolverParte
  | RepositoriosAlCompensar
  | "accesos"
  | "accesosADatos"
  | "catalogo"
  | "correos"
  | "destinatarios"
  | "especialidades"
  | "especialistas"
  | "monedas"
  | "notificaciones"
  | "pedidos"
  | "perfiles"
  | "personas"
  | "saldos"
  | "segundosFactores";

export type DepsAlHacer<K extends keyof Repositorios> = DepsAlDar & Remitente & ConVendibles<K>;

type Hecho = Result<unknown, string, unknown>;

/**
 * Does the act of a request inside the caller's transaction, by the use case of the operator's order. It checks the
 * present state of the thing, whatever was true when a colleague asked.
 */
export async function hacerEn<K extends keyof Repositorios>(
  trx: Repos<K | ReposAlHacer>,
  deps: DepsAlHacer<K>,
  acto: ActoPorAprobar & { idAprobacion: string },
): Promise<Result<null, RechazoAlHacer>> {
  const { clase, objeto, cantidad, modo } = acto;
  const idPersona = acto.idPersona ?? 0;
  const HACER: Record<ClaseDeAprobacion, () => Promise<Hecho>> = {
    async devolucion() {
      if (modo === "parte") {
        const idDevolucion = `parte-${acto.idAprobacion}`;
        return devolverParteEn(trx, deps, { idPedido: objeto, centimos: cantidad, idDevolucion });
      }
      if (modo) return cancelarSesion(trx, deps, { ...acto, modo });
      const devuelto = await devolverEn(trx, deps, objeto);
      if (!devuelto.ok) return devuelto;
      return devuelto.value.centimos === cantidad ? devuelto : refuse("monto-distinto");
    },
    cortesia: () =>
      esDeMonedas(acto)
        ? regalarMonedasEn(trx, deps, { idPersona, cantidad })
        : regalarBonosEn(trx, deps, { idPersona, especialidad: objeto, cantidad }),
    plan: () =>
      cambiarPlanEn(trx, deps, { idPersona, codigoPlan: objeto as CodigoDePlan, dar: cantidad > 0 }),
    "segundo-factor": () => quitarSegundoFactorEn(trx, deps, idPersona),
    precio: () => cambiarAgenda(trx, objeto, conPrecio(cantidad)),
  };
  const hecho = await HACER[clase]();
  return hecho.ok ? done(null) : refuse(rechazoAlHacer(hecho.rechazo));
}

/** Cancels a session that has begun, with its money back. Refuses another sum than the one that was asked for. */
async function cancelarSesion(
  trx: Repos<RepositoriosAlCompensar>,
  deps: Pick<DepsConSitio<never>, "now" | "newId"> & Remitente,
  { objeto, cantidad, modo }: ActoPorAprobar & { modo: RazonTrasElInicio },
): Promise<Hecho> {
  const cita = await trx.citas.delPedido(objeto);
  if (!cita) return refuse("pedido-no-existe");
  const orden = { idCita: cita.idCita, compensacion: "devolucion", leido: true } as const;
  const cancelada = await compensarEn(trx, deps, orden, modo);
  if (!cancelada.ok) return cancelada;
  const { volvio } = cancelada.value;
  if (volvio.tipo !== "dinero") return refuse("nada-que-devolver");
  return volvio.centimos === cantidad ? cancelada : refuse("monto-distinto");
}
