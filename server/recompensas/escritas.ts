import { reglaDeMonedas, type ReglaDeMonedas } from "../../app/domain/recompensas/regla";
import { leerCarpetaDeYaml } from "../contenido/module";

const CARPETA = "monedas";

/**
 * Valid rules for earning coins of a folder, in order. `direcciones` holds the addresses to which they may link; null
 * skips that check.
 */
export async function leerReglasDeMonedas(carpeta: string, direcciones: ReadonlySet<string> | null) {
  const { escritos, problemas } = await leerCarpetaDeYaml(carpeta, CARPETA, reglaDeMonedas, direcciones);
  const buenas = escritos.flatMap(({ valor, nombre, lugar }): ReglaDeMonedas[] => {
    if (valor.uid === nombre) return [valor];
    problemas.push({ ...lugar(["uid"]), mensaje: `no es el nombre del archivo («${nombre}»)` });
    return [];
  });
  const valor = buenas.sort((a, b) => a.orden - b.orden || (a.uid < b.uid ? -1 : 1));
  return { valor, problemas };
}
