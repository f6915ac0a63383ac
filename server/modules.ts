import { AVISOS_DE_TODOS } from "../app/domain/shared/navegacion/aviso";
import type { Causa } from "../app/domain/shared/causa";
import type { Repositorios } from "../app/domain/shared/puertos";
import type { ConVendibles } from "../app/domain/ventas/pedidos/vendible";
import { agenda } from "./agenda/module";
import { analitica } from "./analitica/module";
import { atencion } from "./atencion/module";
import { avisos } from "./avisos/module";
import { busqueda } from "./busqueda/module";
import { comunidades } from "./comunidades/module";
import { consentimientos } from "./consentimientos/module";
import { contenido } from "./contenido/module";
import { cuentas } from "./cuentas/module";
import { cuestionarios } from "./cuestionarios/module";
import { equipo } from "./equipo/module";
import { historial } from "./historial/module";
import { routes as ofTheSite } from "./http/routes";
import { medicion } from "./medicion/module";
import { operador } from "./operador/module";
import { paquetes } from "./paquetes/module";
import type { Db, Trx } from "./platform/database/client";
import { joined, makeJoin } from "./platform/joined";
import type { Module, Routes, Seller } from "./platform/module";
import type { Orden } from "./platform/orders/orden";
import { personalData } from "./platform/personalData";
import type { Secret } from "./platform/rotation";
import type { Declared } from "./platform/services";
import { tables } from "./platform/tables";
import { recompensas } from "./recompensas/module";
import { reclamos } from "./reclamos/module";
import { rutas } from "./rutas/module";
import { saludMental } from "./saludMental/module";
import { talleres } from "./talleres/module";
import { validacionDeCupones, ventas } from "./ventas/module";

/** The contexts in order: each may use the earlier ones, and no later one. */
export const CONTEXTS = {
  analitica,
  consentimientos,
  avisos,
  cuentas,
  equipo,
  ventas,
  paquetes,
  agenda,
  contenido,
  talleres,
  cuestionarios,
  rutas,
  historial,
  recompensas,
  saludMental,
  comunidades,
  medicion,
  reclamos,
  atencion,
  busqueda,
  operador,
} satisfies Record<string, Module>;

export const MODULES: readonly Module[] = Object.values(CONTEXTS);

const withItsNouns = (module: Module) => [...module.nouns, module];

/** Every declaration: the nouns of a context, and then the context. */
export const DECLARING = MODULES.flatMap(withItsNouns);

// The account comes first; then children before parents.
const OF_PEOPLE = [cuentas, ...MODULES.toReversed().filter((module) => module !== cuentas)];

export const declared = {
  tables: joined([tables, ...DECLARING.map((declaration) => declaration.tables)]),
  personalData: joined([
    ...OF_PEOPLE.flatMap(withItsNouns).map((declaration) => declaration.personalData),
    personalData,
  ]),
  closed: DECLARING.flatMap(({ closed = [] }) => closed),
  actions: joined(DECLARING.map(({ actions }) => actions)),
  notices: joined([AVISOS_DE_TODOS, ...DECLARING.map(({ notices }) => notices)]),
  attachments: joined(DECLARING.map(({ attachments }) => attachments)),
} as Declared;

export const ENDPOINTS = [
  ...DECLARING.flatMap(({ endpoints = [] }) => endpoints),
  validacionDeCupones(DECLARING.flatMap(({ couponed = [] }) => couponed)),
];

export const ORDERS = joined(DECLARING.map(({ orders }) => orders)) as Readonly<Record<string, Orden>>;

export const declaredRoutes = joined([ofTheSite, ...DECLARING.map(({ routes }) => routes)]) as Routes;

/** All sellers of the product. */
export function openVendibles(deps: Seller): ConVendibles<keyof Repositorios>["vendibles"] {
  const [first, ...others] = DECLARING.flatMap(({ sells }) => sells?.(deps) ?? []);
  if (!first) throw new Error("no context sells anything");
  return [first, ...others];
}

/** The repositories of one process, for a connection or a transaction and the cause of its changes. */
export function openRepositorios(secretoDeRespuestas: Secret): (db: Db | Trx, causa: Causa) => Repositorios {
  const inMemory = new Map<() => unknown, unknown>();
  function perProcess<Value>(make: () => Value): Value {
    if (!inMemory.has(make)) inMemory.set(make, make());
    return inMemory.get(make) as Value;
  }
  const join = makeJoin();
  return (db, causa) => {
    const at = { db, causa, declared, secretoDeRespuestas, perProcess };
    return join(DECLARING.map(({ repositories }) => repositories?.(at))) as Repositorios;
  };
}
