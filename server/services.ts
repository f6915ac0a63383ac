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
import { medicion } from "./medicion/module";
import { operador } from "./operador/module";
import { paquetes } from "./paquetes/module";
import { joined } from "./platform/joined";
import type { Report } from "./platform/reports";
import { sharedServices, type Acts, type Base, type Opened, type Services } from "./platform/services";
import { recompensas } from "./recompensas/module";
import { reclamos } from "./reclamos/module";
import { rutas } from "./rutas/module";
import { saludMental } from "./saludMental/module";
import { talleres } from "./talleres/module";
import { ventas } from "./ventas/module";

type ServicesOf<All extends Record<string, Opened>> = { [Name in keyof All]: All[Name]["services"] };

const servicesOf = <All extends Record<string, Opened>>(all: All) =>
  Object.fromEntries(Object.entries(all).map(([name, { services }]) => [name, services])) as ServicesOf<All>;

/** Opens every module with the modules below it, and joins their services. */
export function openModules(
  base: Base,
  reportarFallo: Report,
): { services: Services; acts: Acts; opened: readonly Opened[] } {
  const people = {
    analitica: analitica.open(base),
    consentimientos: consentimientos.open(base),
    avisos: avisos.open(base),
    cuentas: cuentas.open(base),
  };
  const ground = { ...people, equipo: equipo.open(base, people), contenido: contenido.open(base) };
  const withSales = { ...ground, ventas: ventas.open(base, ground) };
  const { depsDe } = withSales.ventas;
  const ofSellers: Base = { ...base, depsDe, deps: depsDe("persona") };
  const withSellers = {
    ...withSales,
    paquetes: paquetes.open(ofSellers, withSales),
    agenda: agenda.open(ofSellers, withSales),
    talleres: talleres.open(ofSellers, withSales),
    cuestionarios: cuestionarios.open(base, withSales),
  };
  const withRutas = { ...withSellers, rutas: rutas.open(base, withSellers) };
  const { idformDelTest } = withSellers.cuestionarios.services;
  const withSalud = { ...withRutas, saludMental: saludMental.open(base, withSellers) };
  const withHistorial = { ...withSalud, historial: historial.open(base, { ...withRutas, idformDelTest }) };
  const searched = {
    ...withHistorial,
    recompensas: recompensas.open(base, withHistorial),
    comunidades: comunidades.open(base, withSalud),
    medicion: medicion.open(base),
    reclamos: reclamos.open(base),
    atencion: atencion.open(ofSellers, withSellers),
  };
  const all = { ...searched, busqueda: busqueda.open(base, searched) };
  // The operator's acts are no services, so no route reaches them.
  const ofOperator = operador.open(ofSellers, all);
  const opened: Opened[] = [...Object.values(all), ofOperator];
  return {
    services: { ...sharedServices(base), reportarFallo, ...servicesOf(all), maquina: ofOperator.services },
    acts: joined(opened.map((context) => context.acts)) as Acts,
    opened,
  };
}
