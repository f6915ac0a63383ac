import type { Deps } from "./puertos";

/**
 * Invalid return from a provider: another state, a used code, or an error (RFC 6749 § 4.1.2.1). It is no failure of
 * ours.
 */
export class RetornoInvalido extends Error {
  override readonly name = "RetornoInvalido";
}

/** Altered returns of one network address passed their limit: this one was not exchanged. */
export class DemasiadosRetornos extends RetornoInvalido {}

/** Values that the provider has to return unchanged (RFC 6749 § 4.1.2), kept in a signed cookie. */
export interface Ida {
  state: string;
  nonce: string;
  verificador: string;
}

/** Facts that a provider asserts about who signed in (OpenID Connect Core § 5.1). */
export type Claims = Readonly<Record<string, unknown>>;

/** Port to the sign-in of a provider: OpenID Connect, authorization code with PKCE (RFC 7636). */
export interface ProveedorOidc {
  /**
   * Address of the provider's sign-in for the browser, and the values to keep until the browser returns to `retorno`.
   */
  comenzar: (retorno: string, comoSiFueraNueva?: boolean) => Promise<{ url: string; ida: Ida }>;
  /**
   * Exchanges the provider's return for checked claims. Throws `RetornoInvalido` for another state, a used code or an
   * error of the provider; fails when the provider does not answer. With `desde`, the start of the trip, it
   * also refuses a sign-in at the provider of before.
   */
  terminar: (direccion: URL, ida: Ida, desde?: Date) => Promise<Claims>;
  /**
   * Address at which the provider ends its own session; null when it has none. Throws when the provider does not
   * answer.
   */
  salida: (volverA: string) => Promise<string | null>;
}

interface Cuenta {
  /** Name of the counter of one network address. */
  contador: string;
  tope: number;
  ventanaEnMinutos: number;
}

/**
 * Exchanges a return of a provider, and counts the altered ones of a network address: each costs a call. An address
 * with many of them is refused without a call.
 *
 * @example await contarRetorno(deps, { contador, ...LIMITE_POR_RED }, () => proveedor.terminar(direccion, ida));
 */
export async function contarRetorno<T>(
  { repos: { intentos }, now }: Pick<Deps<"intentos">, "repos" | "now">,
  { contador, tope, ventanaEnMinutos }: Cuenta,
  terminar: () => Promise<T>,
): Promise<T> {
  const van = await intentos.contar(contador, { ventanaEnMinutos }, now());
  if (van > tope) throw new DemasiadosRetornos("too many from one address");
  try {
    const dado = await terminar();
    await intentos.descontar(contador);
    return dado;
  } catch (error) {
    if (!(error instanceof RetornoInvalido)) await intentos.descontar(contador);
    throw error;
  }
}
