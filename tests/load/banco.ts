import { medirBusqueda } from "./busqueda";
import { medirCrecimiento } from "./crecimiento";
import { medirEquipo } from "./equipo";
import { correrPartes, type Partes } from "./partes";
import { medirPrimeraVista } from "./primeraVista";
import { medirRendimiento } from "./rendimiento";
import { medirTransacciones } from "./transacciones";
import { medirVistas } from "./vistas";

const PARTES: Partes = {
  "primera-vista": medirPrimeraVista,
  rendimiento: medirRendimiento,
  transacciones: medirTransacciones,
  crecimiento: medirCrecimiento,
  busqueda: medirBusqueda,
  equipo: medirEquipo,
  vistas: medirVistas,
};

/** Runs `npm run bench`. A missed goal is a figure like others; false when no figure could be had. */
export async function correr(pedidas: readonly string[]): Promise<boolean> {
  return (await correrPartes(PARTES, pedidas, "test-results/bench.json")) !== null;
}
