import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import type { ZodType } from "zod";
import { formulario, type Formulario } from "../../app/domain/cuestionarios/formulario";
import { leerCarpetaDeYaml, type Problema } from "../contenido/module";

/** Folder in which editors write the forms of one use, and the schema of those forms. */
export interface CarpetaDeFormularios {
  nombre: string;
  /** Name under which editors see the number of forms. */
  seCuentaComo: string;
  esquema: ZodType<Formulario>;
}

export const DE_CUESTIONARIOS: CarpetaDeFormularios = {
  nombre: "cuestionarios",
  seCuentaComo: "cuestionarios",
  esquema: formulario,
};

/** All pieces of content as `tipo/url`; null when this process does not know them. */
type Piezas = ReadonlySet<string> | null;

/** Valid forms of a folder, each with the line of its version in the file. */
export async function leerFormularios(raiz: string, carpeta: CarpetaDeFormularios, piezas: Piezas) {
  const { escritos, problemas } = await leerCarpetaDeYaml(raiz, carpeta.nombre, carpeta.esquema, piezas);
  const formularios = escritos.flatMap(({ valor: form, nombre, lugar }) => {
    const problemasDelForm: Problema[] = [];
    if (form.idform !== nombre) {
      problemasDelForm.push({ ...lugar(["idform"]), mensaje: `no es el nombre del archivo («${nombre}»)` });
    }
    form.dimensiones.forEach(({ recomendacion }, dimension) =>
      recomendacion.piezas.forEach(({ tipo, url }, indice) => {
        if (!piezas || piezas.has(`${tipo}/${url}`)) return;
        const campo = ["dimensiones", dimension, "recomendacion", "piezas", indice];
        problemasDelForm.push({ ...lugar(campo), mensaje: `no hay una pieza «${tipo}/${url}»` });
      }),
    );
    form.dimensiones.forEach(({ recomendacion: { ruta, taller } }, dimension) => {
      const deRecomendacion = (campo: string) => lugar(["dimensiones", dimension, "recomendacion", campo]);
      // Routes are files of the same content folder.
      if (ruta !== undefined && !existsSync(path.join(raiz, "rutas", `${ruta}.yaml`))) {
        problemasDelForm.push({ ...deRecomendacion("ruta"), mensaje: `no hay una ruta «${ruta}»` });
      }
      if (taller !== undefined && piezas && !piezas.has(`taller/${taller}`)) {
        problemasDelForm.push({ ...deRecomendacion("taller"), mensaje: `no hay un taller «${taller}»` });
      }
    });
    form.paginas.forEach(({ preguntas }, pagina) =>
      preguntas.forEach((pregunta, numero) => {
        if (!("sobre" in pregunta)) return;
        pregunta.opciones.forEach(({ pieza }, opcion) => {
          if (!pieza || !piezas || piezas.has(`${pieza.tipo}/${pieza.url}`)) return;
          const campo = ["paginas", pagina, "preguntas", numero, "opciones", opcion, "pieza"];
          problemasDelForm.push({
            ...lugar(campo),
            mensaje: `no hay una pieza «${pieza.tipo}/${pieza.url}»`,
          });
        });
      }),
    );
    problemas.push(...problemasDelForm);
    if (problemasDelForm.length > 0) return [];
    return [{ vigente: { form, huella: huellaDe(form) }, version: lugar(["version"]) }];
  });
  const enteros = formularios.map(({ vigente }) => vigente.form.idform);
  const rotos = problemas.flatMap(({ archivo }) => {
    const idform = path.basename(archivo, ".yaml");
    return archivo.endsWith(".yaml") && !enteros.includes(idform) ? [idform] : [];
  });
  return { formularios, rotos: [...new Set(rotos)], problemas };
}

const huellaDe = (form: Formulario) => createHash("sha256").update(JSON.stringify(form)).digest("hex");
