import { autorDeMaquina } from "../equipo/registro/anotar";
import type { Auditar } from "../shared/actos/auditar";
import type { Fecha } from "../shared/fechas";
import type { ActoDeHoja } from "./leerHoja";
import { numeroDeHoja, type LugarEnLibro } from "./registro";
import type { EscribirRespuesta } from "./responder";

/** A sheet by its number, and the operator who acts on it. */
export interface OrdenDeHoja extends LugarEnLibro {
  operador: string;
}

/** The sheet of an order, with the author of its line in the registro. */
export const actoDeOrden = ({ operador, anio, numero }: OrdenDeHoja): ActoDeHoja => ({
  ...{ anio, numero },
  autor: autorDeMaquina(`maquina:${operador}`),
});

/** The operator's orders about answers: the acts of the screen, between two lines of the audit. */
export function makeOrdenesDeRespuesta(escribir: EscribirRespuesta, auditar: Auditar) {
  const orden =
    (acto: keyof EscribirRespuesta) =>
    ({ texto, entregadaEl = null, ...pedida }: OrdenDeHoja & { texto: string; entregadaEl?: Fecha | null }) =>
      auditar(
        {
          operador: pedida.operador,
          orden: `reclamos ${acto}`,
          objeto: numeroDeHoja(pedida),
          mueve: "nada",
        },
        () => escribir[acto]({ ...actoDeOrden(pedida), texto, entregadaEl }),
      );
  return { responder: orden("responder"), corregir: orden("corregir"), entregar: orden("entregar") };
}
