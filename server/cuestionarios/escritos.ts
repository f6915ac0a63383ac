import { createHash } from "node:crypto";
import { formulario, type Formulario } from "../../app/domain/cuestionarios/formulario";
import { leerCarpetaDeYaml, type Problema } from "../contenido/module";

const CARPETA = "cuestionarios";

/** The pieces that may be recommended, as `tipo/url`; null where nobody can say here which there are. */
type Piezas = ReadonlySet<string> | null;

/** The forms of a folder that are right by themselves, with the place where each says its version. */
export async function leerFormularios(carpeta: string, piezas: Piezas) {
  const { escritos, problemas } = await leerCarpetaDeYaml(carpeta, CARPETA, formulario);
  const formularios = escritos.flatMap(({ valor: form, nombre, lugar }) => {
    const propios: Problema[] = [];
    if (form.idform !== nombre) {
      propios.push({ ...lugar(["idform"]), mensaje: `no es el nombre del archivo («${nombre}»)` });
    }
    form.dimensiones.forEach(({ recomendacion }, dimension) =>
      recomendacion.piezas.forEach(({ tipo, url }, indice) => {
        if (!piezas || piezas.has(`${tipo}/${url}`)) return;
        const campo = ["dimensiones", dimension, "recomendacion", "piezas", indice];
        propios.push({ ...lugar(campo), mensaje: `no hay una pieza «${tipo}/${url}»` });
      }),
    );
    problemas.push(...propios);
    if (propios.length > 0) return [];
    return [{ vigente: { form, huella: huellaDe(form) }, version: lugar(["version"]) }];
  });
  return { formularios, problemas };
}

const huellaDe = (form: Formulario) => createHash("sha256").update(JSON.stringify(form)).digest("hex");
