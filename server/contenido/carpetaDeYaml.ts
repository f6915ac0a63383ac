import { readdir } from "node:fs/promises";
import path from "node:path";
import type { z } from "zod";
import { enlacesDeDatos } from "./enlacesDeDatos";
import { leerTexto } from "./leerTexto";
import { problemasDeEnlaces } from "./mapa";
import { leerCon, problemaImprevisto, type Lugar, type Problema } from "./problemas";
import { leerYaml } from "./yaml";

export interface Escrito<T> {
  valor: T;
  /** Name of a content file without its extension. */
  nombre: string;
  lugar: Lugar;
}

/**
 * Reads a folder with one YAML file for each thing, through a schema; each problem has its place. Links are checked
 * against `direcciones`, all existing things as `tipo/url`, which is null when they are unknown here.
 */
export async function leerCarpetaDeYaml<S extends z.ZodType>(
  carpeta: string,
  nombre: string,
  esquema: S,
  direcciones: ReadonlySet<string> | null,
) {
  const problemas: Problema[] = [];
  const escritos: Escrito<z.output<S>>[] = [];
  const deTodos = (archivo: string, mensaje: string) =>
    problemas.push({ archivo, linea: null, campo: "", mensaje });
  const archivos = await readdir(path.join(carpeta, nombre)).catch(() => {
    deTodos(nombre, "falta esta carpeta");
    return [];
  });
  for (const nombreDeArchivo of archivos.filter((candidato) => !candidato.startsWith(".")).sort()) {
    const archivo = `${nombre}/${nombreDeArchivo}`;
    if (!nombreDeArchivo.endsWith(".yaml")) {
      deTodos(archivo, "aquí van solo archivos .yaml");
      continue;
    }
    try {
      const texto = await leerTexto(carpeta, archivo, problemas);
      const yaml = texto === null ? null : leerYaml(texto, archivo, 0, problemas);
      if (!yaml) continue;
      const { lugar } = yaml;
      const rotos = direcciones
        ? problemasDeEnlaces(enlacesDeDatos(yaml.valor, lugar), lugar, direcciones)
        : [];
      problemas.push(...rotos);
      const valor = leerCon(esquema, yaml.valor, lugar, problemas);
      if (valor !== undefined && rotos.length === 0)
        escritos.push({ valor, nombre: nombreDeArchivo.slice(0, -5), lugar });
    } catch (error) {
      problemas.push(problemaImprevisto(error, archivo));
    }
  }
  return { escritos, problemas };
}
