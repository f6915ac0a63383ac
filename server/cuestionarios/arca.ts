import type { Arca, DeQuien } from "../../app/domain/cuestionarios/guardado";
import { enBloques, makeCofre, type UsoDeCofre } from "../platform/cofre";
import { signingSecret, type Secret } from "../platform/rotation";

const nombreDe = ({ uuidForm, idform, idPersona }: DeQuien) =>
  JSON.stringify([uuidForm, idform, idPersona ?? "visita"]);

/** Uses of encryption keys: each kind of stored answers has keys of its own. */
export type UsoDeArca = Extract<UsoDeCofre, "respuestas" | "salud-mental">;

/** Encrypts with the first key for answers, and decrypts with any of them. */
export function makeArca(secreto: Secret, uso: UsoDeArca): Arca {
  const cofre = makeCofre(secreto, uso);
  const primero = makeCofre(signingSecret(secreto), uso);
  return {
    cerrar: (claro, de) => cofre.cerrar(enBloques(claro), nombreDe(de)),
    abrir: (cerrado, de) => abrirSi(() => cofre.abrir(cerrado, nombreDe(de))),
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
