import { guardar, imprimir, type Seccion } from "./informe";

export type Partes = Record<string, () => Promise<Seccion>>;

/** Runs the named parts, or all, and keeps their report. Gives their sections, or null when there is no such part. */
export async function correrPartes(
  partes: Partes,
  pedidas: readonly string[],
  archivo: string,
): Promise<Seccion[] | null> {
  const desconocida = pedidas.find((parte) => !partes[parte]);
  if (desconocida !== undefined) {
    console.error(`No hay una parte "${desconocida}". Hay: ${Object.keys(partes).join(", ")}`);
    return null;
  }
  const secciones: Seccion[] = [];
  for (const [nombre, parte] of Object.entries(partes)) {
    if (pedidas.length > 0 && !pedidas.includes(nombre)) continue;
    const seccion = await parte();
    imprimir(seccion);
    secciones.push(seccion);
  }
  guardar(secciones, archivo);
  return secciones;
}
