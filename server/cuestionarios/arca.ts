import type { Arca, DeQuien } from "../../app/domain/cuestionarios/guardado";
import { enBloques, makeCofre, type UsoDeCofre } from "../platform/cofre";
import { signingSecret, type Llaves, type Secret } from "../platform/rotation";

const nombreDe = ({ uuidForm, idform, idPersona }: DeQuien) =>
  JSON.stringify([uuidForm, idform, idPersona ?? "visita"]);

/** Uses of encryption keys: each kind of stored answers has keys of its own. */
export type UsoDeArca = Extract<UsoDeCofre, "respuestas" | "salud-mental">;

/**
 * Encrypts with the first key for answers, and decrypts with any of them. Older answers were encrypted with the keys
 * of sign-ins and bound only to their row; they can still be read.
 */
export function makeArca({ respuestas, sesion }: Llaves, uso: UsoDeArca): Arca {
  const cofre = makeCofre(respuestas, uso);
  const primero = makeCofre(signingSecret(respuestas), uso);
  const anterior = makeCofre(sesion, "cuestionarios");
  return {
    cerrar: (claro, de) => cofre.cerrar(enBloques(claro), nombreDe(de)),
    abrir: (cerrado, de) =>
      abrirSi(() => cofre.abrir(cerrado, nombreDe(de))) ??
      abrirSi(() => anterior.abrir(cerrado, de.uuidForm)),
    estaAlDia: (cerrado, de) => abrirSi(() => primero.abrir(cerrado, nombreDe(de))) !== null,
  };
}

/** Encrypts texts bound only to the id of their row, with keys derived from the secret of the answers. */
export function makeArcaDeFilas(secreto: Secret, uso: UsoDeCofre): Arca<string> {
  const cofre = makeCofre(secreto, uso);
  const primero = makeCofre(signingSecret(secreto), uso);
  return {
    cerrar: (claro, nombre) => cofre.cerrar(claro, nombre),
    abrir: (cerrado, nombre) => abrirSi(() => cofre.abrir(cerrado, nombre)),
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
