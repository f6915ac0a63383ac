import type { Repositorios, ReposSinCandado } from "../../shared/puertos";
import type { Pendiente } from "./eliminacion";

/** Finds a debt to the person that delays the deletion of the account; null when there is none. */
export type Deuda<K extends keyof Repositorios> = (
  repos: ReposSinCandado<K>,
  idPersona: number,
  ahora: Date,
) => Promise<Pendiente | null>;

/** Names the things that the person loses with the account, as "3 bonos". */
export type Perdida<K extends keyof Repositorios> = (
  repos: ReposSinCandado<K>,
  idPersona: number,
) => Promise<string[]>;

/** Contributions of the contexts above. `K`: their repositories, which they use in the caller's transaction. */
export interface ConPendientes<K extends keyof Repositorios> {
  deudas: () => readonly Deuda<K>[];
  perdidas: () => readonly Perdida<K>[];
}

/** First debt to the person. Later contexts come first: a session is named before a debt of money. */
export async function pendienteDe<K extends keyof Repositorios>(
  repos: ReposSinCandado<NoInfer<K>>,
  { deudas }: Pick<ConPendientes<K>, "deudas">,
  idPersona: number,
  ahora: Date,
): Promise<Pendiente | null> {
  for (const deuda of deudas().toReversed()) {
    const pendiente = await deuda(repos, idPersona, ahora);
    if (pendiente) return pendiente;
  }
  return null;
}

/** Losses in all contexts, in their order. */
export async function perdidasDe<K extends keyof Repositorios>(
  repos: ReposSinCandado<NoInfer<K>>,
  { perdidas }: Pick<ConPendientes<K>, "perdidas">,
  idPersona: number,
): Promise<string[]> {
  const cosas: string[] = [];
  for (const perdida of perdidas()) cosas.push(...(await perdida(repos, idPersona)));
  return cosas;
}
