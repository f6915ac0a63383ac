import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the library's parameters (19 MiB, 2 passes): what OWASP asks for. */
export const cifrarClave = (clave: string): Promise<string> => hash(clave);

/** A hash of nothing anybody can type: an unknown account costs the same work as a known one. */
const senuelo = cifrarClave(crypto.randomUUID());

export async function verificarClave(claveHash: string | null, clave: string): Promise<boolean> {
  const coincide = await verify(claveHash ?? (await senuelo), clave);
  return claveHash !== null && coincide;
}
