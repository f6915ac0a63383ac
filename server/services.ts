import { agenda } from "./agenda/module";
import { avisos } from "./avisos/module";
import { busqueda } from "./busqueda/module";
import { consentimientos } from "./consentimientos/module";
import { contenido } from "./contenido/module";
import { cuentas } from "./cuentas/module";
import { cuestionarios } from "./cuestionarios/module";
import { operador } from "./operador/module";
import { paquetes } from "./paquetes/module";
import type { Report } from "./platform/reports";
import { sharedServices, type Acts, type Base, type Opened, type Services } from "./platform/services";
import { talleres } from "./talleres/module";
import { ventas } from "./ventas/module";

/** Opens every module, each with those below it that it asks for, and joins what they offer. */
export function openModules(
  base: Base,
  reportarFallo: Report,
): { services: Services; acts: Acts; opened: readonly Opened[] } {
  const deConsentimientos = consentimientos.open(base);
  const deAvisos = avisos.open(base);
  const deCuentas = cuentas.open(base);
  const deVentas = ventas.open(base, { cuentas: deCuentas });
  const deQuienVende: Base = { ...base, depsDe: deVentas.depsDe, deps: deVentas.depsDe("persona") };
  const dePaquetes = paquetes.open(deQuienVende, { cuentas: deCuentas, ventas: deVentas });
  const deAgenda = agenda.open(deQuienVende, { cuentas: deCuentas, ventas: deVentas });
  const deContenido = contenido.open(base);
  const deTalleres = talleres.open(base, { contenido: deContenido });
  const deCuestionarios = cuestionarios.open(base, { contenido: deContenido });
  const searched: readonly Opened[] = [
    deConsentimientos,
    deAvisos,
    deCuentas,
    deVentas,
    dePaquetes,
    deAgenda,
    deContenido,
    deTalleres,
    deCuestionarios,
  ];
  const deBusqueda = busqueda.open(base, {
    contenido: deContenido,
    searchable: searched.flatMap(({ searchable = [] }) => searchable),
  });
  const deOperador = operador.open(deQuienVende, {
    ventas: deVentas,
    paquetes: dePaquetes,
    agenda: deAgenda,
  });
  const opened = [...searched, deBusqueda, deOperador];
  return {
    services: {
      ...sharedServices(base),
      reportarFallo,
      consentimientos: deConsentimientos.services,
      avisos: deAvisos.services,
      cuentas: deCuentas.services,
      ventas: deVentas.services,
      paquetes: dePaquetes.services,
      agenda: deAgenda.services,
      contenido: deContenido.services,
      talleres: deTalleres.services,
      cuestionarios: deCuestionarios.services,
      busqueda: deBusqueda.services,
    },
    acts: Object.assign({}, ...opened.map((one: Opened) => one.acts)) as Acts,
    opened,
  };
}
