import type { Auditar } from "../../shared/actos/auditar";
import { fechaDe, type Fecha } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Feriado } from "./feriado";

const FERIADOS_A_LA_VISTA = 60;

interface Pedido {
  operador: string;
  fecha: Fecha;
}

/** Acts of an operator on the holidays. They change the terms of later sheets, and of no earlier one. */
export function makeFeriados({ repos, now, auditar }: Deps<"feriados"> & { auditar: Auditar }) {
  return {
    /** Holidays from today on, the nearest first. */
    proximos: (): Promise<Feriado[]> => repos.feriados.desde(fechaDe(now()), FERIADOS_A_LA_VISTA),

    /** Adds a regional holiday, or one that the government declares. */
    poner: ({ operador, fecha, nombre }: Pedido & { nombre: string }) =>
      auditar({ operador, orden: "reclamos feriado", objeto: fecha, mueve: "nada" }, async () => {
        await repos.feriados.poner({ fecha, nombre, alcance: "regional", cuenta: true });
        return done({ fecha, nombre });
      }),

    quitar: ({ operador, fecha }: Pedido) =>
      auditar({ operador, orden: "reclamos sin-feriado", objeto: fecha, mueve: "nada" }, async () =>
        (await repos.feriados.quitar(fecha)) ? done({ fecha }) : refuse("no-es-feriado"),
      ),
  };
}
