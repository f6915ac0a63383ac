import { copyFileSync, existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { done } from "../../app/domain/shared/result";
import { exigirBaseConContenido, exigirCambiosConfirmados } from "../platform/arranque";
import { ConfigError } from "../platform/configError";
import { isPostgres, sinClave } from "../platform/database/direccion";
import {
  leerCarpeta,
  llenarCarpeta,
  poner,
  RechazoDeRespaldo,
  SECRETOS,
  sello,
  tienenLoMismo,
  type Filas,
} from "../platform/respaldo/carpeta";
import { exigirFirma, firmar, secretosPropios, type Firmado } from "../platform/respaldo/firma";
import { respaldarPostgres, restaurarPostgres } from "../platform/respaldo/postgres";
import { exigirQueExista, respaldarSqlite, restaurarSqlite } from "../platform/respaldo/sqlite";
import { carpetaDeRespaldos } from "../platform/respaldo/ultimo";
import { leer } from "../platform/orders/argumentos";
import { bandera, ordenDeAlmacen } from "../platform/orders/orden";

const carpetaEscrita = z.string("falta la carpeta").min(1);

/**
 * Refuses to back up a database with which the product would not start, because the backup would pass for complete.
 * `conLoQueHay` allows a database with lost changes: before restoring an older backup, the operator may want to save
 * what is left.
 */
async function exigirLoQueElArranque(file: string, conLoQueHay: boolean) {
  exigirQueExista(file);
  try {
    await exigirBaseConContenido(file);
    if (!conLoQueHay) exigirCambiosConfirmados(file);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new RechazoDeRespaldo(
      "base-incompleta",
      `${error.message} Con --con-lo-que-hay se respalda lo que queda, si queda algo.`,
    );
  }
}

const cuantasFilas = (filas: Filas) => Object.values(filas).reduce((suma, cuantas) => suma + cuantas, 0);

export const deRespaldo = {
  respaldo: ordenDeAlmacen({
    uso: "respaldo [CARPETA] [--con-lo-que-hay]",
    ayuda:
      "Guarda la base de datos y los secretos en una carpeta nueva y comprueba lo guardado. El producto puede seguir en marcha. Con --con-lo-que-hay respalda también una base a la que le faltan cambios confirmados.",
    opciones: { "con-lo-que-hay": bandera },
    rechazos: {},
    async hacer({ databaseUrl, dataDir, secretoDeSesion, now, operador, resto, opciones }) {
      if (!isPostgres(databaseUrl)) {
        await exigirLoQueElArranque(databaseUrl, opciones["con-lo-que-hay"] === true);
      }
      const carpeta = path.resolve(resto[0] ?? path.join(carpetaDeRespaldos(dataDir), sello(now())));
      const secretos = path.join(dataDir, SECRETOS);
      const hechoEn = now().toISOString();
      const [secreto] = secretosPropios(secretoDeSesion, dataDir);
      const llenar = async (borrador: string) => {
        if (existsSync(secretos)) copyFileSync(secretos, path.join(borrador, SECRETOS));
        return isPostgres(databaseUrl)
          ? {
              motor: "postgres" as const,
              filas: await respaldarPostgres(databaseUrl, borrador),
              operador,
              hechoEn,
            }
          : {
              motor: "sqlite" as const,
              filas: await respaldarSqlite(databaseUrl, borrador),
              operador,
              hechoEn,
            };
      };
      const conFirma = secreto === undefined ? null : (texto: string) => firmar(secreto, texto);
      const { filas, archivos, motor } = await llenarCarpeta(carpeta, llenar, conFirma);
      return done({
        carpeta,
        motor,
        base: sinClave(databaseUrl),
        hechoEn,
        filas: cuantasFilas(filas),
        bytes: Object.values(archivos).reduce((suma, { bytes }) => suma + bytes, 0),
        secretos: archivos[SECRETOS]
          ? "incluidos"
          : "no hay en DATA_DIR: guarda aparte los de tus variables de entorno",
        firma: conFirma
          ? "con SESSION_SECRET"
          : "ninguna: no se encontró SESSION_SECRET, y restaurarlo pedirá --sin-firma",
      });
    },
  }),

  restaurar: ordenDeAlmacen({
    uso: "restaurar CARPETA [--reemplazar] [--sin-firma]",
    ayuda:
      "Pone un respaldo en el lugar de la base de datos y de los secretos, con todos los procesos detenidos. Lo que había se aparta con otro nombre, y solo con --reemplazar. Con --sin-firma acepta también lo que esta instalación no firmó.",
    opciones: { reemplazar: bandera, "sin-firma": bandera },
    rechazos: {},
    async hacer({ databaseUrl, dataDir, secretoDeSesion, now, resto, opciones }) {
      const carpeta = path.resolve(leer(carpetaEscrita, resto[0], "CARPETA"));
      const reemplazar = opciones.reemplazar === true;
      const sufijo = sello(now());
      const secretos = secretosPropios(secretoDeSesion, dataDir);
      const { motor, hechoEn, filas, archivos, firmado } = await leerCarpeta(
        carpeta,
        (manifiesto): Firmado =>
          opciones["sin-firma"] === true ? "sin comprobar" : exigirFirma(manifiesto, carpeta, secretos),
      );
      if ((motor === "postgres") !== isPostgres(databaseUrl)) {
        throw new RechazoDeRespaldo(
          "otro-motor",
          `El respaldo es de ${motor} y DATABASE_URL lleva a otro motor: los datos no pasan de uno a otro.`,
        );
      }
      const secretosDelRespaldo = path.join(carpeta, SECRETOS);
      const secretosDelServidor = path.join(dataDir, SECRETOS);
      const traeOtros =
        archivos[SECRETOS] !== undefined &&
        !(existsSync(secretosDelServidor) && tienenLoMismo(secretosDelRespaldo, secretosDelServidor));
      if (traeOtros && existsSync(secretosDelServidor) && !reemplazar) {
        throw new RechazoDeRespaldo(
          "secretos-ya-existen",
          `${secretosDelServidor} tiene otros secretos que el respaldo: con --reemplazar se aparta y se ponen los del respaldo.`,
        );
      }
      const apartados = await (motor === "postgres" ? restaurarPostgres : restaurarSqlite)(
        databaseUrl,
        carpeta,
        filas,
        { reemplazar, sufijo },
      );
      const apartado = traeOtros ? poner(secretosDelRespaldo, secretosDelServidor, sufijo) : null;
      return done({
        hechoEn,
        motor,
        base: sinClave(databaseUrl),
        filas: cuantasFilas(filas),
        firma: firmado,
        secretos: traeOtros ? "los del respaldo" : "los que había",
        apartado: apartado === null ? apartados : [...apartados, apartado],
      });
    },
  }),
};
