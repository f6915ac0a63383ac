import path from "node:path";
import { ops, otraBase } from "../caidas/respaldo";
import { levantarManada } from "../reservas/manada";
import { carpetaTemporal, levantar } from "../servidores";
import { distintas, faltasDelLibro, leerLibro } from "./comprobar";
import { presentarALaVez } from "./presentar";

export interface OpcionesDeReclamos {
  hojas: number;
  /** Sheets that are filed after the backup was put back. */
  despues: number;
  procesos: number;
  programa: string;
  /** Number of registered sheets after which a process is killed. */
  matarCada: number;
  /** Address of a database server with its own programs; without it all processes share one SQLite file. */
  databaseUrl?: string;
}

export interface ResultadoDeReclamos {
  presentadas: number;
  /** Sheets in the backup that was made in the midst. */
  enElRespaldo: number;
  /** Sheets in the book once the backup was put back and more were filed. */
  alFinal: number;
  muertes: number;
  repetidas: number;
  aplazadas: number;
  segundos: number;
  /** Faults that the checker found; empty when all is well. */
  roto: string[];
}

/**
 * Files many complaints at once while processes are killed, with a backup in the midst. The backup is then put back in
 * an empty place, and more are filed there.
 */
export async function simularReclamos(opciones: OpcionesDeReclamos): Promise<ResultadoDeReclamos> {
  const { hojas, procesos, programa, databaseUrl } = opciones;
  const carpeta = carpetaTemporal();
  const dentro = (nombre: string) => path.join(carpeta.ruta, nombre);
  const aqui = { DATA_DIR: dentro("aqui"), DATABASE_URL: databaseUrl ?? dentro("aqui/base.sqlite") };
  const alla = {
    DATA_DIR: dentro("alla"),
    DATABASE_URL: databaseUrl ? await otraBase(databaseUrl) : dentro("alla/base.sqlite"),
  };
  const inicio = performance.now();
  const roto: string[] = [];
  const arrancarEn = (lugar: Record<string, string>) => () =>
    levantar(programa, { ...lugar, LOG_LEVEL: "warn", RUN_JOBS: "false" });
  const manada = await levantarManada({ procesos, arrancar: arrancarEn(aqui) });
  let respaldo: Promise<number | null> = Promise.resolve(null);
  try {
    const primeras = await presentarALaVez({
      ...{ lugar: aqui, cuantas: hojas, puertos: manada.puertos },
      alRegistrar(cuantas) {
        if (cuantas % opciones.matarCada === 0) manada.matarDespues();
        if (cuantas === Math.ceil(hojas / 2)) respaldo = ops(aqui, "respaldo", dentro("respaldo"));
      },
    });
    if ((await respaldo) !== 0) roto.push("backup: it was not made");
    await manada.detener();
    const antes = await leerLibro(aqui.DATABASE_URL, roto);
    roto.push(...primeras.inesperadas, ...faltasDelLibro(antes, primeras.dichas));
    if (antes.hojas.length !== hojas) roto.push(`sheets: ${antes.hojas.length} of ${hojas}`);

    if ((await ops(alla, "restaurar", dentro("respaldo"))) !== 0) roto.push("backup: it was not put back");
    const respaldado = await leerLibro(alla.DATABASE_URL, roto);
    const nuevo = await arrancarEn(alla)();
    const otras = await presentarALaVez({
      ...{ lugar: alla, cuantas: opciones.despues, puertos: () => [nuevo.puerto] },
    }).finally(() => nuevo.detener());
    const alFinal = await leerLibro(alla.DATABASE_URL, roto);
    roto.push(...otras.inesperadas, ...faltasDelLibro(alFinal, otras.dichas));
    roto.push(...distintas(respaldado, antes), ...distintas(respaldado, alFinal));
    return {
      presentadas: antes.hojas.length,
      enElRespaldo: respaldado.hojas.length,
      alFinal: alFinal.hojas.length,
      muertes: manada.muertes(),
      repetidas: primeras.repetidas,
      aplazadas: primeras.aplazadas,
      segundos: (performance.now() - inicio) / 1000,
      roto,
    };
  } finally {
    await manada.detener().catch(() => undefined);
    carpeta.borrar();
  }
}
