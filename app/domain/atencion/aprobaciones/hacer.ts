import { cambiarAgenda, conPrecio } from "../../agenda/especialistas/cambiarAgenda";
import type { CodigoDePlan } from "../../cuentas/perfil/planes";
import { quitarSegundoFactorEn } from "../../cuentas/segundoFactor/quitarSegundoFactor";
import { cambiarPlanEn } from "../../paquetes/planes/editarPlanes";
import { regalarBonosEn } from "../../paquetes/saldo/regalar";
import type { DepsConSitio, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { devolverEn } from "../../ventas/devoluciones/devolverPedido";
import type { ConVendibles } from "../../ventas/pedidos/vendible";
import {
  rechazoAlHacer,
  type ActoPorAprobar,
  type ClaseDeAprobacion,
  type RechazoAlHacer,
} from "./aprobacion";

/** Repositories that an approved act may touch, besides those of the sellers. */
export type ReposAlHacer =
  | "accesos"
  | "accesosADatos"
  | "catalogo"
  | "correos"
  | "destinatarios"
  | "especialidades"
  | "especialistas"
  | "notificaciones"
  | "pedidos"
  | "perfiles"
  | "personas"
  | "saldos"
  | "segundosFactores";

export type DepsAlHacer<K extends keyof Repositorios> = Pick<DepsConSitio<never>, "now" | "newId" | "sitio"> &
  ConVendibles<K>;

type Hecho = Result<unknown, string, unknown>;

/**
 * Does the act of a request inside the caller's transaction, by the use case of the operator's order. It checks the
 * present state of the thing, whatever was true when a colleague asked.
 */
export async function hacerEn<K extends keyof Repositorios>(
  trx: Repos<K | ReposAlHacer>,
  deps: DepsAlHacer<K>,
  acto: ActoPorAprobar,
): Promise<Result<null, RechazoAlHacer>> {
  const { clase, objeto, cantidad } = acto;
  const idPersona = acto.idPersona ?? 0;
  const HACER: Record<ClaseDeAprobacion, () => Promise<Hecho>> = {
    async devolucion() {
      const devuelto = await devolverEn(trx, deps, objeto);
      if (!devuelto.ok) return devuelto;
      return devuelto.value.centimos === cantidad ? devuelto : refuse("monto-distinto");
    },
    cortesia: () => regalarBonosEn(trx, deps, { idPersona, especialidad: objeto, cantidad }),
    plan: () =>
      cambiarPlanEn(trx, deps, { idPersona, codigoPlan: objeto as CodigoDePlan, dar: cantidad > 0 }),
    "segundo-factor": () => quitarSegundoFactorEn(trx, deps, idPersona),
    precio: () => cambiarAgenda(trx, objeto, conPrecio(cantidad)),
  };
  const hecho = await HACER[clase]();
  return hecho.ok ? done(null) : refuse(rechazoAlHacer(hecho.rechazo));
}
