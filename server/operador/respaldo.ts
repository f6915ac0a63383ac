import { copyFileSync, existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { done } from "../../app/domain/shared/result";
import { isPostgres } from "../platform/database/client";
import {
  leerCarpeta,
  llenarCarpeta,
  poner,
  RechazoDeRespaldo,
  SECRETOS,
  sello,
  sonIguales,
  type Filas,
} from "../platform/respaldo/carpeta";
import { respaldarPostgres, restaurarPostgres } from "../platform/respaldo/postgres";
import { respaldarSqlite, restaurarSqlite } from "../platform/respaldo/sqlite";
import { leer } from "../platform/orders/argumentos";
import type { OrdenDeAlmacen } from "../platform/orders/orden";

const carpetaEscrita = z.string("falta la carpeta").min(1);

const cuantasFilas = (filas: Filas) => Object.values(filas).reduce((suma, cuantas) => suma + cuantas, 0);

export const deRespaldo: Record<string, OrdenDeAlmacen> = {
  respaldo: {
    uso: "respaldo [CARPETA]",
    ayuda:
      "Guarda la base de datos y los secretos en una carpeta nueva y comprueba lo guardado. El producto puede seguir en marcha.",
    async conAlmacen({ databaseUrl, dataDir, now, operador, resto }) {
      const carpeta = path.resolve(resto[0] ?? path.join(dataDir, "respaldos", sello(now())));
      const secretos = path.join(dataDir, SECRETOS);
      const hechoEn = now().toISOString();
      const { filas, archivos, motor } = await llenarCarpeta(carpeta, async (borrador) => {
        if (existsSync(secretos)) copyFileSync(secretos, path.join(borrador, SECRETOS));
        return isPostgres(databaseUrl)
          ? { motor: "postgres", filas: await respaldarPostgres(databaseUrl, borrador), operador, hechoEn }
          : { motor: "sqlite", filas: await respaldarSqlite(databaseUrl, borrador), operador, hechoEn };
      });
      return done({
        carpeta,
        motor,
        hechoEn,
        filas: cuantasFilas(filas),
        bytes: Object.values(archivos).reduce((suma, { bytes }) => suma + bytes, 0),
        secretos: archivos[SECRETOS]
          ? "incluidos"
          : "no hay en DATA_DIR: guarda aparte los de tus variables de entorno",
      });
    },
  },

  restaurar: {
    uso: "restaurar CARPETA [--reemplazar]",
    ayuda:
      "Pone un respaldo en el lugar de la base de datos y de los secretos, con todos los procesos detenidos. Lo que había se aparta con otro nombre, y solo con --reemplazar.",
    async conAlmacen({ databaseUrl, dataDir, now, resto, opciones }) {
      const carpeta = path.resolve(leer(carpetaEscrita, resto[0], "CARPETA"));
      const reemplazar = opciones.reemplazar === true;
      const sufijo = sello(now());
      const { motor, hechoEn, filas, archivos } = await leerCarpeta(carpeta);
      if ((motor === "postgres") !== isPostgres(databaseUrl)) {
        throw new RechazoDeRespaldo(
          "otro-motor",
          `El respaldo es de ${motor} y DATABASE_URL lleva a otro motor: los datos no pasan de uno a otro.`,
        );
      }
      const suyos = path.join(carpeta, SECRETOS);
      const nuestros = path.join(dataDir, SECRETOS);
      const traeOtros =
        archivos[SECRETOS] !== undefined && !(existsSync(nuestros) && sonIguales(suyos, nuestros));
      if (traeOtros && existsSync(nuestros) && !reemplazar) {
        throw new RechazoDeRespaldo(
          "secretos-ya-existen",
          `${nuestros} tiene otros secretos que el respaldo: con --reemplazar se aparta y se ponen los del respaldo.`,
        );
      }
      const apartados = await (motor === "postgres" ? restaurarPostgres : restaurarSqlite)(
        databaseUrl,
        carpeta,
        filas,
        { reemplazar, sufijo },
      );
      const apartado = traeOtros ? poner(suyos, nuestros, sufijo) : null;
      return done({
        hechoEn,
        motor,
        filas: cuantasFilas(filas),
        secretos: traeOtros ? "los del respaldo" : "los que había",
        apartado: apartado === null ? apartados : [...apartados, apartado],
      });
    },
  },
};
