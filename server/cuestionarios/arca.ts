import type { AlmacenCerrado } from "../../app/domain/cuestionarios/cerrarDeNuevo";
import type { Arca, DeQuien } from "../../app/domain/cuestionarios/guardado";
import type { Cofre, FilasCerradas } from "../../app/domain/shared/cofre";
import { enBloques, makeCofre, type UsoDeCofre } from "../platform/cofre";
import { signingSecret, type Llaves, type Secret } from "../platform/rotation";

const nombreDe = ({ uuidForm, idform, idPersona }: DeQuien) =>
  JSON.stringify([uuidForm, idform, idPersona ?? "visita"]);

/** Each store has keys of its own. */
export type UsoDeArca = Extract<UsoDeCofre, "respuestas" | "salud-mental">;

/**
 * Closes with the first of the keys of answers, and opens with any of them. Before they had keys of their own, answers
 * were closed with those of sessions, for their row alone: such a row is still read.
 */
export function makeArca({ respuestas, sesion }: Llaves, uso: UsoDeArca): Arca {
  const propio = makeCofre(respuestas, uso);
  const primero = makeCofre(signingSecret(respuestas), uso);
  const anterior = makeCofre(sesion, "cuestionarios");
  return {
    cerrar: (claro, de) => propio.cerrar(enBloques(claro), nombreDe(de)),
    abrir: (cerrado, de) =>
      abrirSi(() => propio.abrir(cerrado, nombreDe(de))) ??
      abrirSi(() => anterior.abrir(cerrado, de.uuidForm)),
    estaAlDia: (cerrado, de) => abrirSi(() => primero.abrir(cerrado, nombreDe(de))) !== null,
  };
}

/** Rows that are closed for their names alone, with keys of the same secret as answers, are closed anew with them. */
export const deFilas = (filas: FilasCerradas, secreto: Secret, uso: UsoDeCofre): AlmacenCerrado => ({
  arca: enSuCofre(makeCofre(secreto, uso), makeCofre(signingSecret(secreto), uso)),
  despuesDe: async (nombre, cuantas) =>
    (await filas.cerradasDespuesDe(nombre, cuantas)).map((una) => ({
      ...{ uuidForm: una.nombre, idform: uso, idPersona: null, respuestasCerradas: una.cerrado },
      cerrarDeNuevo: (cerrado) => filas.cerrarDeNuevo(una, cerrado),
    })),
});

/** What is closed for the name of its row alone. */
export const enSuCofre = (cofre: Cofre, primero: Cofre): Arca => ({
  cerrar: (claro, { uuidForm }) => cofre.cerrar(claro, uuidForm),
  abrir: (cerrado, { uuidForm }) => abrirSi(() => cofre.abrir(cerrado, uuidForm)),
  estaAlDia: (cerrado, { uuidForm }) => abrirSi(() => primero.abrir(cerrado, uuidForm)) !== null,
});

function abrirSi(abrir: () => string): string | null {
  try {
    return abrir();
  } catch {
    return null;
  }
}
