import { AVISOS_DE_TODOS } from "../app/domain/shared/navegacion/aviso";
import type { Causa } from "../app/domain/shared/causa";
import type { Repositorios } from "../app/domain/shared/puertos";
import type { ConVendibles } from "../app/domain/ventas/pedidos/vendible";
import { agenda } from "./agenda/module";
import { avisos } from "./avisos/module";
import { busqueda } from "./busqueda/module";
import { consentimientos } from "./consentimientos/module";
import { contenido } from "./contenido/module";
import { cuentas } from "./cuentas/module";
import { cuestionarios } from "./cuestionarios/module";
import { historial } from "./historial/module";
import { routes as ofTheSite } from "./http/routes";
import { medicion } from "./medicion/module";
import { operador } from "./operador/module";
import { paquetes } from "./paquetes/module";
import type { Db, Trx } from "./platform/database/client";
import type { Module, Routes, Seller } from "./platform/module";
import type { Orden } from "./platform/orders/orden";
import { personalData } from "./platform/personalData";
import type { Secret } from "./platform/rotation";
import type { Declared } from "./platform/services";
import { tables } from "./platform/tables";
import { rutas } from "./rutas/module";
import { saludMental } from "./saludMental/module";
import { talleres } from "./talleres/module";
import { validacionDeCupones, ventas } from "./ventas/module";

/** The contexts in their declared order: each may use those before it, and none of those after it. */
export const MODULES: readonly Module[] = [
  consentimientos,
  avisos,
  cuentas,
  ventas,
  paquetes,
  agenda,
  contenido,
  talleres,
  cuestionarios,
  rutas,
  historial,
  saludMental,
  medicion,
  busqueda,
  operador,
];

/** What each of them says of one thing, as one; where two say it, the place is that of the first. */
const joined = (parts: readonly object[]): object => Object.assign({}, ...parts) as object;

export const declared = {
  tables: joined([tables, ...MODULES.map((one) => one.tables)]),
  // Who the person is comes first; then children before parents.
  personalData: joined([
    cuentas.personalData,
    ...[...MODULES].reverse().map((one) => one.personalData),
    personalData,
  ]),
  closed: MODULES.flatMap(({ closed = [] }) => closed),
  actions: joined(MODULES.map(({ actions = {} }) => actions)),
  notices: joined([AVISOS_DE_TODOS, ...MODULES.map(({ notices = {} }) => notices)]),
} as Declared;

export const ENDPOINTS = [
  ...MODULES.flatMap(({ endpoints }) => endpoints),
  validacionDeCupones(MODULES.flatMap(({ couponed = [] }) => couponed)),
];

export const ORDERS = joined(MODULES.map(({ orders }) => orders)) as Readonly<Record<string, Orden>>;

export const declaredRoutes = joined([ofTheSite, ...MODULES.map(({ routes }) => routes)]) as Routes;

/** All that this product sells: the first speaks for what is none of them. */
export const openVendibles = (deps: Seller): ConVendibles<keyof Repositorios>["vendibles"] => [
  ...agenda.sells(deps),
  ...paquetes.sells(deps),
  ...talleres.sells(deps),
];

/** The repositories of one process: on any connection or transaction, for whoever or whatever causes what they change. */
export function openRepositorios(secretoDeRespuestas: Secret): (db: Db | Trx, causa: Causa) => Repositorios {
  const opened = MODULES.map(({ repositories }) => repositories());
  return (db, causa) => {
    const at = { db, causa, declared, secretoDeRespuestas };
    const repos = joined(opened.map((open) => open(at))) as Repositorios;
    repos.pendientes = {
      // What is about to be given comes before what is only to be paid back.
      async de(idPersona, ahora) {
        for (const { owed } of [...MODULES].reverse()) {
          const found = await owed?.(repos, idPersona, ahora);
          if (found) return found;
        }
        return null;
      },
      async loQueSePierde(idPersona) {
        const lost = [];
        for (const module of MODULES) lost.push(...((await module.lost?.(repos, idPersona)) ?? []));
        return lost;
      },
    };
    return repos;
  };
}
