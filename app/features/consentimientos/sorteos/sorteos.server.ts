import { direccionDeSorteo } from "~/domain/consentimientos/sorteos/direcciones";
import { nombreDeSorteo } from "~/domain/consentimientos/sorteos/sorteo";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";

/** Draws that have begun, newest first, with their state. */
export async function loader() {
  const sorteos = await services.consentimientos.verSorteos();
  return {
    sorteos: sorteos.map((sorteo) => ({
      href: direccionDeSorteo(sorteo),
      nombre: nombreDeSorteo(sorteo),
      premio: sorteo.premio,
      estado: estadoDe(sorteo),
    })),
  };
}

type SorteoVisto = Awaited<ReturnType<typeof services.consentimientos.verSorteos>>[number];

function estadoDe({ numero, abierto, hasta, sorteoEn }: SorteoVisto): string {
  if (numero !== null) return `Ganó el número ${numero}`;
  if (abierto) return `Abierto hasta el ${diaYHora(hasta, services.now())}`;
  return sorteoEn <= services.now()
    ? "Cerrado, sin resultado todavía"
    : `Cerrado: se sortea el ${diaYHora(sorteoEn, services.now())}`;
}
