import type { Causa } from "../app/domain/shared/causa";
import type { Repositorios } from "../app/domain/shared/puertos";
import type { ConVendibles } from "../app/domain/ventas/vendible";
import { agenda } from "./agenda/module";
import { avisos } from "./avisos/module";
import { busqueda } from "./busqueda/module";
import { consentimientos } from "./consentimientos/module";
import { contenido } from "./contenido/module";
import { cuentas } from "./cuentas/module";
import { cuestionarios } from "./cuestionarios/module";
import { routes as ofTheSite } from "./http/routes";
import { operador } from "./operador/module";
import { paquetes } from "./paquetes/module";
import type { Db, Trx } from "./platform/database/client";
import type { Module, Routes, Seller } from "./platform/module";
import type { Orden, OrdenDeAlmacen } from "./platform/orders/orden";
import { personalData } from "./platform/personalData";
import type { Declared } from "./platform/services";
import { tables } from "./platform/tables";
import { talleres } from "./talleres/module";
import { ventas } from "./ventas/module";

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
  busqueda,
  operador,
];

export const declared: Declared = {
  tables: {
    ...tables,
    ...consentimientos.tables,
    ...avisos.tables,
    ...cuentas.tables,
    ...ventas.tables,
    ...paquetes.tables,
    ...agenda.tables,
    ...contenido.tables,
    ...talleres.tables,
    ...cuestionarios.tables,
    ...operador.tables,
  },
  // Who the person is comes first; then children before parents.
  personalData: {
    ...cuentas.personalData,
    ...talleres.personalData,
    ...cuestionarios.personalData,
    ...contenido.personalData,
    ...agenda.personalData,
    ...paquetes.personalData,
    ...ventas.personalData,
    ...avisos.personalData,
    ...consentimientos.personalData,
    ...operador.personalData,
    ...personalData,
  },
};

export const ENDPOINTS = MODULES.flatMap(({ endpoints }) => endpoints);

export const ORDERS: Readonly<Record<string, Orden | OrdenDeAlmacen>> = Object.assign(
  {},
  ...MODULES.map(({ orders }) => orders),
) as Record<string, Orden | OrdenDeAlmacen>;

export const declaredRoutes: Routes = Object.assign(
  {},
  ofTheSite,
  ...MODULES.map(({ routes }) => routes),
) as Routes;

/** All that this product sells. */
export const openVendibles = (deps: Seller): ConVendibles["vendibles"] => [
  ...agenda.sells(deps),
  ...paquetes.sells(deps),
];

/** The repositories of one process: on any connection or transaction, for whoever or whatever causes what they change. */
export function openRepositorios(): (db: Db | Trx, causa: Causa) => Repositorios {
  const [
    deConsentimientos,
    deAvisos,
    deCuentas,
    deVentas,
    dePaquetes,
    deAgenda,
    deContenido,
    deTalleres,
    deCuestionarios,
    deOperador,
  ] = [
    consentimientos.repositories(),
    avisos.repositories(),
    cuentas.repositories(),
    ventas.repositories(),
    paquetes.repositories(),
    agenda.repositories(),
    contenido.repositories(),
    talleres.repositories(),
    cuestionarios.repositories(),
    operador.repositories(),
  ];
  return (db, causa) => {
    const at = { db, causa, declared };
    const repos = {
      ...deConsentimientos(at),
      ...deAvisos(at),
      ...deCuentas(at),
      ...deVentas(at),
      ...dePaquetes(at),
      ...deAgenda(at),
      ...deContenido(at),
      ...deTalleres(at),
      ...deCuestionarios(at),
      ...deOperador(at),
    };
    return {
      ...repos,
      pendientes: {
        de: async (idPersona, ahora) =>
          (await agenda.owed(repos, idPersona, ahora)) ?? ventas.owed(repos, idPersona, ahora),
      },
    };
  };
}
