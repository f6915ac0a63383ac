import path from "node:path";
import {
  nombreCompleto,
  type EspecialistaConAgenda,
} from "../../app/domain/agenda/especialistas/especialista";
import { openDb } from "../../server/platform/database/client";
import { makeCatalogoWriter } from "../../server/agenda/repositories/catalogo";
import { unEspecialista } from "./constructores";
import type { TestServer } from "./server";

export interface EspecialistaDePrueba {
  /** Address of the specialist by specialty and name, such as "psicologia/ana-prueba-0001". */
  con: string;
  nombre: string;
}

let contador = 0;

/**
 * Makes a specialist whose whole agenda belongs to one journey. They are free from 9 to 18 on every day, so the journey
 * is the same on any day and hour. They cost more than the demo's specialists, whom the tests of lists expect.
 */
export async function crearEspecialista(
  { dataDir }: TestServer,
  cambios: Partial<EspecialistaConAgenda> = {},
): Promise<EspecialistaDePrueba> {
  // Numbers of specialists have one length, so that no name is the beginning of another.
  const numero = String(++contador).padStart(4, "0");
  const especialista = unEspecialista({
    slug: `ana-prueba-${numero}`,
    apellido: `Prueba ${numero}`,
    temas: ["Pruebas"],
    precioCentimos: 95_00,
    ...cambios,
  });
  const db = openDb(path.join(dataDir, "bienestar.sqlite"));
  await db.transaction().execute((trx) => makeCatalogoWriter(trx).guardarEspecialista(especialista));
  await db.destroy();
  return { con: `${especialista.especialidad}/${especialista.slug}`, nombre: nombreCompleto(especialista) };
}
