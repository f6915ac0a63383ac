import type { Arca, DeQuien } from "../../app/domain/cuestionarios/guardado";
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

/** What is closed for the name of its row alone, with keys of the same secret as answers. */
export function makeArcaDeFilas(secreto: Secret, uso: UsoDeCofre): Arca<string> {
  const propio = makeCofre(secreto, uso);
  const primero = makeCofre(signingSecret(secreto), uso);
  return {
    cerrar: (claro, nombre) => propio.cerrar(claro, nombre),
    abrir: (cerrado, nombre) => abrirSi(() => propio.abrir(cerrado, nombre)),
    estaAlDia: (cerrado, nombre) => abrirSi(() => primero.abrir(cerrado, nombre)) !== null,
  };
}

function abrirSi(abrir: () => string): string | null {
  try {
    return abrir();
  } catch {
    return null;
  }
}
