import type { Persona } from "../personas/persona";

/** What a private read of policies says in its `origin` header. */
export interface Origenes {
  aseguradora: string;
  producto: string;
}

/**
 * The one place that tells an insured client from the others: they come from the insurer's origin, everybody
 * else from the product's.
 */
export function origenDe({ esAsegurada }: Pick<Persona, "esAsegurada">, origenes: Origenes): string {
  return esAsegurada ? origenes.aseguradora : origenes.producto;
}
