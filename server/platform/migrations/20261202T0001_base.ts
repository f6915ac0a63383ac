import type { Kysely } from "kysely";
import { agenda } from "./base/agenda";
import { analitica } from "./base/analitica";
import { atencion } from "./base/atencion";
import { avisos } from "./base/avisos";
import { cambiosDeCuenta } from "./base/cambiosDeCuenta";
import { comunidades } from "./base/comunidades";
import { consentimientos } from "./base/consentimientos";
import { contenido } from "./base/contenido";
import { cuentas } from "./base/cuentas";
import { cuestionarios } from "./base/cuestionarios";
import { equipo } from "./base/equipo";
import { historial } from "./base/historial";
import { horarios, ocupaciones } from "./base/horarios";
import { medicion } from "./base/medicion";
import { operador } from "./base/operador";
import { catalogo, paquetes } from "./base/paquetes";
import { pasarelaDePrueba } from "./base/pasarelaDePrueba";
import { platform } from "./base/platform";
import { reclamos } from "./base/reclamos";
import { recompensas } from "./base/recompensas";
import { rutas } from "./base/rutas";
import { saludMental } from "./base/saludMental";
import { talleres } from "./base/talleres";
import { ventas } from "./base/ventas";

/**
 * The schema of the first release: a change is another migration. Text holds ISO instants, integers hold céntimos and
 * 0/1. Tables come in the order of the contexts, each after the tables to which it refers.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const crear of [
    platform,
    ...[cuentas, cambiosDeCuenta],
    analitica,
    consentimientos,
    avisos,
    equipo,
    ...[horarios, catalogo, ventas, pasarelaDePrueba, paquetes],
    agenda,
    contenido,
    ...[talleres, ocupaciones],
    cuestionarios,
    rutas,
    historial,
    recompensas,
    saludMental,
    comunidades,
    medicion,
    reclamos,
    atencion,
    operador,
  ])
    await crear(db);
}
