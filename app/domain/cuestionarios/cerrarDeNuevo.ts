import type { FilasCerradas } from "../shared/cofre";
import type { ReposSinCandado } from "../shared/puertos";
import { done, type Result } from "../shared/result";
import type { Arca } from "./guardado";

const POR_VUELTA = 200;

interface Recuento {
  /** Number of rows that this run encrypted with the first key. */
  cerrados: number;
  /** Number of rows that were encrypted with the first key before. */
  alDia: number;
  /** Number of rows that none of our keys decrypts, because their key was lost. */
  ilegibles: number;
}

/** An encrypted row of a table: its id, its owner and its ciphertext. */
interface Cerrada<De> {
  nombre: string;
  de: De;
  cerrado: string;
}

interface PorCerrar {
  nombre: string;
  cerrarDeNuevo: () => Promise<keyof Recuento>;
}

/** A table of encrypted rows, whatever key encrypted them. */
export interface AlmacenCerrado {
  despuesDe: (nombre: string, cuantas: number) => Promise<PorCerrar[]>;
}

/**
 * Reads encrypted rows in batches, to encrypt them again. `guardar` gives false when a row changed meanwhile: that
 * change already used the first key.
 */
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

export const enCuestionarios = (
  { cuestionarios }: ReposSinCandado<"cuestionarios">,
  arca: Arca,
): AlmacenCerrado => ({
  despuesDe: async (uuidForm, cuantos) =>
    (await cuestionarios.despuesDe(uuidForm, cuantos)).map((cuestionario) =>
      porCerrar(
        arca,
        { nombre: cuestionario.uuidForm, de: cuestionario, cerrado: cuestionario.respuestasCerradas },
        (cerradas) => cuestionarios.cerrarDeNuevo(cuestionario, cerradas),
      ),
    ),
});

/** Store for rows whose encryption is bound to the id of the row. */
export const enFilas = (filas: FilasCerradas, arca: Arca<string>): AlmacenCerrado => ({
  despuesDe: async (nombre, cuantas) =>
    (await filas.cerradasDespuesDe(nombre, cuantas)).map((fila) =>
      porCerrar(arca, { ...fila, de: fila.nombre }, (cerrado) => filas.cerrarDeNuevo(fila, cerrado)),
    ),
});

/**
 * Encrypts again, with the first key of answers, everything that a later key of the list encrypted. A later key can be
 * retired once no row needs it. Rows written meanwhile use the first key and stay.
 */
export function makeCerrarDeNuevo(almacenes: () => readonly AlmacenCerrado[]) {
  return async (): Promise<Result<Recuento, never>> => {
    const recuento: Recuento = { cerrados: 0, alDia: 0, ilegibles: 0 };
    for (const { despuesDe } of almacenes()) {
      let filas = await despuesDe("", POR_VUELTA);
      while (filas.length > 0) {
        for (const fila of filas) recuento[await fila.cerrarDeNuevo()]++;
        filas = await despuesDe(filas.at(-1)!.nombre, POR_VUELTA);
      }
    }
    return done(recuento);
  };
}
