import { comunidadEscrita, type Comunidad } from "../../app/domain/comunidades/comunidad";
import { leerCarpetaDeYaml } from "../contenido/module";

const CARPETA = "comunidades";

/** Valid communities of a folder, in order. `direcciones`: all existing things; null skips that check. */
export async function leerComunidades(carpeta: string, direcciones: ReadonlySet<string> | null) {
  const { escritos, problemas } = await leerCarpetaDeYaml(carpeta, CARPETA, comunidadEscrita, direcciones);
  const buenas = escritos.flatMap(({ valor, nombre, lugar }): Comunidad[] => {
    if (valor.url !== nombre) {
      problemas.push({ ...lugar(["url"]), mensaje: `no es el nombre del archivo («${nombre}»)` });
      return [];
    }
    if (direcciones && !direcciones.has(`tema/${valor.tema}`)) {
      problemas.push({ ...lugar(["tema"]), mensaje: `el tema «${valor.tema}» no existe` });
      return [];
    }
    return [valor];
  });
  const valor = buenas.sort((a, b) => a.orden - b.orden || (a.url < b.url ? -1 : 1));
  return { valor, problemas };
}
