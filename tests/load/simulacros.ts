import { medirCaidas } from "./caidas/medir";
import { medirHistorias } from "./historias";
import { medirConteos } from "./conteos/medir";
import { falladas } from "./informe";
import { medirNotificaciones } from "./notificaciones/medir";
import { medirPagos } from "./pagos/medir";
import { correrPartes, type Partes } from "./partes";
import { medirReclamos } from "./reclamos/medir";
import { medirReservas } from "./reservas/medir";

/** Simulations by name; each gives its section of the report. One that misses a goal makes the whole run fail. */
const SIMULACROS: Partes = {
  reservas: medirReservas,
  reclamos: medirReclamos,
  historias: medirHistorias,
  pagos: medirPagos,
  notificaciones: medirNotificaciones,
  conteos: medirConteos,
  caidas: medirCaidas,
};

/** Runs `npm run drill`. True when every goal was met. */
export async function correr(pedidas: readonly string[]): Promise<boolean> {
  const secciones = await correrPartes(SIMULACROS, pedidas, "test-results/drill.json");
  if (!secciones) return false;
  const todas = secciones.flatMap(({ titulo, cifras }) =>
    falladas(cifras).map((fallada) => `${titulo}: ${fallada}`),
  );
  for (const fallada of todas) console.error(`NO CUMPLE  ${fallada}`);
  return todas.length === 0;
}
