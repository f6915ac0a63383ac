import { vencimientoDeMonedas } from "../../app/domain/paquetes/monedas/monedas";
import { BONOS_DE_CADA_PLAN, finDelMes, mesDe } from "../../app/domain/paquetes/planes/bonosDePlan";
import { planVigente, PLANES } from "../../app/domain/cuentas/perfil/planes";
import { fechaDe } from "../../app/domain/shared/fechas";
import { cifrarClave } from "../cuentas/identidad/claves";
import type { Db, Trx } from "../platform/database/client";
import { makeCatalogoWriter } from "../agenda/repositories/catalogo";
import { siguienteNumero } from "../platform/repositories/contadores";
import { guardarPaquete } from "../paquetes/repositories/compras";
import { guardarCupon } from "../ventas/repositories/cupones";
import { makeBeneficioRepository, makePerfilRepository } from "../cuentas/repositories/perfiles";
import { guardarPersona, SERIE_DE_PERSONAS } from "../cuentas/repositories/personas";
import { makeBonoDePlanRepository } from "../paquetes/repositories/bonosDePlan";
import { makeMonedaRepository } from "../paquetes/repositories/monedas";
import { makeSaldoRepository } from "../paquetes/repositories/saldos";
import type { Organizador } from "../../app/domain/consentimientos/sorteos/crearSorteo";
import { seedRespuestas, seedSorteo } from "./consentimientos";
import { PAQUETES_DE_DEMOSTRACION } from "./contenido/paquetes";
import { cuponesDeDemostracion } from "./contenido/cupones";
import { CUENTAS_DE_DEMOSTRACION } from "./contenido/cuentas";
import { ESPECIALIDADES } from "./contenido/especialidades";
import {
  correoDeDemostracion,
  especialistasDeDemostracion,
} from "./contenido/especialistas/especialistasDeDemostracion";

/** Writes the six specialties, which every installation has. Repeating it changes nothing. */
export async function seedEspecialidades(db: Db): Promise<void> {
  const { n } = await db
    .selectFrom("especialidades")
    .select((eb) => eb.fn.countAll().as("n"))
    .executeTakeFirstOrThrow();
  if (Number(n) === ESPECIALIDADES.length) return;
  await db.transaction().execute(async (trx) => {
    for (const especialidad of ESPECIALIDADES)
      await makeCatalogoWriter(trx).guardarEspecialidad(especialidad);
  });
}

/** Default organiser of the demonstration's prize draw; no company has this RUC. */
const ORGANIZADOR_DE_DEMOSTRACION: Organizador = {
  organizador: "Bienestar (demostración)",
  ruc: "20000000001",
};

/** Writes the specialists and accounts of the demonstration, once, all or nothing. */
export async function seedDemostracion(
  db: Db,
  now: Date,
  organizador = ORGANIZADOR_DE_DEMOSTRACION,
): Promise<void> {
  const yaHayAlguien = (donde: Db | Trx) =>
    donde.selectFrom("personas").select("id_persona").limit(1).executeTakeFirst();
  if (await yaHayAlguien(db)) return;
  const hashes = await Promise.all(CUENTAS_DE_DEMOSTRACION.map(({ clave }) => cifrarClave(clave)));
  await db.transaction().execute(async (trx) => {
    // Another process may start at the same time. The one that locks this number works alone until the end.
    await siguienteNumero(trx, "demostracion");
    if (await yaHayAlguien(trx)) return;
    for (const especialista of especialistasDeDemostracion(fechaDe(now))) {
      const catalogo = makeCatalogoWriter(trx);
      await catalogo.guardarEspecialista(especialista);
      await catalogo.guardarCorreo(especialista.idEspecialista, correoDeDemostracion(especialista));
    }
    for (const cupon of cuponesDeDemostracion(now)) await guardarCupon(trx, cupon);
    for (const paquete of PAQUETES_DE_DEMOSTRACION) await guardarPaquete(trx, paquete);
    await seedSorteo(trx, organizador, now);
    for (const [indice, cuenta] of CUENTAS_DE_DEMOSTRACION.entries()) {
      const idPersona = await siguienteNumero(trx, SERIE_DE_PERSONAS);
      await seedCuenta(trx, cuenta, { idPersona, claveHash: hashes[indice]! }, now);
    }
  });
}

async function seedCuenta(
  trx: Trx,
  cuenta: (typeof CUENTAS_DE_DEMOSTRACION)[number],
  { idPersona, claveHash }: { idPersona: number; claveHash: string },
  now: Date,
) {
  const {
    clave: _clave,
    saldos,
    monedas,
    perfil,
    beneficios,
    respuestas,
    descripcion: _descripcion,
    ...persona
  } = cuenta;
  await guardarPersona(
    trx,
    { ...persona, idPersona, idUsuario: crypto.randomUUID(), digitalId: crypto.randomUUID() },
    claveHash,
  );
  await makePerfilRepository(trx).guardar(idPersona, perfil);
  await makeBeneficioRepository(trx).guardar(idPersona, beneficios);
  for (const { especialidad, cantidad } of saldos) {
    const { id } = ESPECIALIDADES.find(({ slug }) => slug === especialidad)!;
    await makeSaldoRepository(trx).sumar(
      { idPersona, idEspecialidad: id, cantidad, motivo: "bienvenida" },
      now,
    );
  }
  await seedBonosDePlan(trx, idPersona, cuenta, now);
  if (monedas > 0) {
    const linea = { idPersona, cantidad: monedas, motivo: "bienvenida", idPedido: null } as const;
    await makeMonedaRepository(trx).dar(linea, vencimientoDeMonedas(now), now);
  }
  await seedRespuestas(trx, idPersona, respuestas, now);
}

/**
 * Adds this month's prepaid sessions of the plans, as the job would, so that what the demonstration says about an
 * account is true from the start.
 */
async function seedBonosDePlan(
  trx: Trx,
  idPersona: number,
  { perfil, beneficios }: (typeof CUENTAS_DE_DEMOSTRACION)[number],
  now: Date,
) {
  const planes = perfil.planes.map((codigo) => PLANES[codigo]);
  const codigoPlan = planVigente(planes, beneficios)?.codigoPlan ?? "FREE";
  const mes = mesDe(now);
  for (const { especialidad, alMes } of BONOS_DE_CADA_PLAN[codigoPlan]) {
    const { id: idEspecialidad } = ESPECIALIDADES.find(({ slug }) => slug === especialidad)!;
    const bonos = { idPersona, codigoPlan, idEspecialidad, mes, alMes };
    await makeBonoDePlanRepository(trx).dar(bonos, finDelMes(mes), now);
  }
}

/** Drops all tables of the database; migrating and seeding come after. */
export async function dropEverything(db: Db): Promise<void> {
  const tablas = await db.introspection.getTables({ withInternalKyselyTables: true });
  // A table can be dropped once no other refers to it, so each round drops at least one.
  for (let quedan = tablas.map(({ name }) => name); quedan.length > 0;) {
    const siguen: string[] = [];
    for (const tabla of quedan) {
      await db.schema
        .dropTable(tabla)
        .execute()
        .catch(() => siguen.push(tabla));
    }
    if (siguen.length === quedan.length) throw new Error(`cannot drop ${siguen.join(", ")}`);
    quedan = siguen;
  }
}
