import type { FilasCerradas } from "../shared/cofre";
import { done, type Result } from "../shared/result";
import type { Arca } from "./guardado";
import type { CuestionarioRepository } from "./repositorio";

const POR_VUELTA = 200;

interface Recuento {
  /** Closed with the first key, which they were not before. */
  cerrados: number;
  /** They were so already. */
  alDia: number;
  /** None of our keys opens them: the one that closed them was lost. */
  ilegibles: number;
}

/** One row that is closed: how it is found after another, what it is closed for, and what stands there. */
interface Cerrada<De> {
  nombre: string;
  de: De;
  cerrado: string;
}

interface PorCerrar {
  nombre: string;
  cerrarDeNuevo: () => Promise<keyof Recuento>;
}

/** Where closed rows lie, whatever each of them is closed with. */
export interface AlmacenCerrado {
  despuesDe: (nombre: string, cuantas: number) => Promise<PorCerrar[]>;
}

/** `guardar` answers false where somebody changed it meanwhile: they closed it with the first key. */
export const porCerrar = <De>(
  arca: Arca<De>,
  { nombre, de, cerrado }: Cerrada<De>,
  guardar: (cerrado: string) => Promise<boolean>,
): PorCerrar => ({
  nombre,
  async cerrarDeNuevo() {
    if (arca.estaAlDia(cerrado, de)) return "alDia";
    const claro = arca.abrir(cerrado, de);
    if (claro === null) return "ilegibles";
    return (await guardar(arca.cerrar(claro, de))) ? "cerrados" : "alDia";
  },
});

export const enCuestionarios = (cuestionarios: CuestionarioRepository, arca: Arca): AlmacenCerrado => ({
  despuesDe: async (uuidForm, cuantos) =>
    (await cuestionarios.despuesDe(uuidForm, cuantos)).map((uno) =>
      porCerrar(arca, { nombre: uno.uuidForm, de: uno, cerrado: uno.respuestasCerradas }, (cerradas) =>
        cuestionarios.cerrarDeNuevo(uno, cerradas),
      ),
    ),
});

/** Of whatever context, each closed for its name alone. */
export const enFilas = (filas: FilasCerradas, arca: Arca<string>): AlmacenCerrado => ({
  despuesDe: async (nombre, cuantas) =>
    (await filas.cerradasDespuesDe(nombre, cuantas)).map((una) =>
      porCerrar(arca, { ...una, de: una.nombre }, (cerrado) => filas.cerrarDeNuevo(una, cerrado)),
    ),
});

/**
 * Closes all that is closed with the keys of answers with the first of them, so that those after it can be retired once
 * nothing needs them. What somebody writes meanwhile is closed with the first key anyway, and is left as they left it.
 */
export function makeCerrarDeNuevo(almacenes: readonly AlmacenCerrado[]) {
  return async (): Promise<Result<Recuento, never>> => {
    const recuento: Recuento = { cerrados: 0, alDia: 0, ilegibles: 0 };
    for (const { despuesDe } of almacenes) {
      let filas = await despuesDe("", POR_VUELTA);
      while (filas.length > 0) {
        for (const una of filas) recuento[await una.cerrarDeNuevo()]++;
        filas = await despuesDe(filas.at(-1)!.nombre, POR_VUELTA);
      }
    }
    return done(recuento);
  };
}
