import { done, type Result } from "../shared/result";
import type { Arca, DeQuien } from "./guardado";
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

/** One row of what people said of themselves. */
interface Cerrado extends DeQuien {
  respuestasCerradas: string;
  cerrarDeNuevo: (respuestasCerradas: string) => Promise<boolean>;
}

/** Where answers lie, and what they are closed with. */
export interface AlmacenCerrado {
  arca: Arca;
  despuesDe: (uuidForm: string, cuantas: number) => Promise<Cerrado[]>;
}

export const enCuestionarios = (cuestionarios: CuestionarioRepository, arca: Arca): AlmacenCerrado => ({
  arca,
  despuesDe: async (uuidForm, cuantos) =>
    (await cuestionarios.despuesDe(uuidForm, cuantos)).map((uno) => ({
      ...uno,
      cerrarDeNuevo: (cerradas) => cuestionarios.cerrarDeNuevo(uno, cerradas),
    })),
});

/**
 * Closes all answers with the first key, so that those after it can be retired once nothing needs them. What somebody
 * answers meanwhile is closed with the first key anyway, and is left as they left it.
 */
export function makeCerrarDeNuevo(almacenes: readonly AlmacenCerrado[]) {
  return async (): Promise<Result<Recuento, never>> => {
    const recuento: Recuento = { cerrados: 0, alDia: 0, ilegibles: 0 };
    for (const { arca, despuesDe } of almacenes) {
      let filas = await despuesDe("", POR_VUELTA);
      while (filas.length > 0) {
        for (const una of filas) recuento[await cerrarUna(arca, una)]++;
        filas = await despuesDe(filas.at(-1)!.uuidForm, POR_VUELTA);
      }
    }
    return done(recuento);
  };
}

async function cerrarUna(arca: Arca, una: Cerrado): Promise<keyof Recuento> {
  if (arca.estaAlDia(una.respuestasCerradas, una)) return "alDia";
  const claro = arca.abrir(una.respuestasCerradas, una);
  if (claro === null) return "ilegibles";
  return (await una.cerrarDeNuevo(arca.cerrar(claro, una))) ? "cerrados" : "alDia";
}
