import { logroEscrito, type LogroEscrito } from "../../app/domain/historial/logro";
import { leerCarpetaDeYaml } from "../contenido/module";

const CARPETA = "logros";

/**
 * Valid achievements of a folder, in order. `direcciones` holds the addresses to which they may link; null skips that
 * check.
 */
export async function leerLogros(carpeta: string, direcciones: ReadonlySet<string> | null) {
  const { escritos, problemas } = await leerCarpetaDeYaml(carpeta, CARPETA, logroEscrito, direcciones);
  const buenos = escritos.flatMap(({ valor, nombre, lugar }): LogroEscrito[] => {
    if (valor.uid === nombre) return [valor];
    problemas.push({ ...lugar(["uid"]), mensaje: `no es el nombre del archivo («${nombre}»)` });
    return [];
  });
  const valor = buenos.sort((a, b) => a.orden - b.orden || (a.uid < b.uid ? -1 : 1));
  return { valor, problemas };
}
