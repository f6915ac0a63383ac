import { medirContencion } from "./contencion/medir";
import { medirCrecimiento } from "./crecimiento";
import { guardar, imprimir, type Seccion } from "./informe";
import { medirPrimeraVista } from "./primera-vista";
import { medirRendimiento } from "./rendimiento";

const PARTES: Record<string, () => Promise<Seccion>> = {
  "primera-vista": medirPrimeraVista,
  rendimiento: medirRendimiento,
  contencion: medirContencion,
  crecimiento: medirCrecimiento,
};

/** Measures the wanted parts, or all. A goal that is missed is a figure; answers false where no figure could be had. */
export async function medir(pedidas: readonly string[]): Promise<boolean> {
  const desconocida = pedidas.find((parte) => !PARTES[parte]);
  if (desconocida !== undefined) {
    console.error(`No hay una parte "${desconocida}". Hay: ${Object.keys(PARTES).join(", ")}`);
    return false;
  }
  const secciones: Seccion[] = [];
  for (const [nombre, parte] of Object.entries(PARTES)) {
    if (pedidas.length > 0 && !pedidas.includes(nombre)) continue;
    const seccion = await parte();
    imprimir(seccion);
    secciones.push(seccion);
  }
  guardar(secciones);
  return true;
}
