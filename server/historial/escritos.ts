import { logroEscrito, type LogroEscrito } from "../../app/domain/historial/logro";
import { leerCarpetaDeYaml } from "../contenido/module";

const CARPETA = "logros";

/** The achievements of a folder that are right, in their order; `direcciones` is all that their links may lead to. */
export async function leerLogros(carpeta: string, direcciones: ReadonlySet<string> | null) {
  const { escritos, problemas } = await leerCarpetaDeYaml(carpeta, CARPETA, logroEscrito, direcciones);
  const buenos = escritos.flatMap(({ valor, nombre, lugar }): LogroEscrito[] => {
    if (valor.uid === nombre) return [valor];
    problemas.push({ ...lugar(["uid"]), mensaje: `no es el nombre del archivo («${nombre}»)` });
    return [];
  });
  const valor = buenos.sort((uno, otro) => uno.orden - otro.orden || (uno.uid < otro.uid ? -1 : 1));
  return { valor, problemas };
}
