import type { Persona } from "../personas/persona";

/** Values of the `origin` header for a private read of policies. */
export interface Origenes {
  aseguradora: string;
  producto: string;
}

/**
 * Origin of a person's policies. Only this function tells insured clients from others (specification § 6): they have
 * the insurer's origin, all others the product's.
 */
export function origenDe({ esAsegurada }: Pick<Persona, "esAsegurada">, origenes: Origenes): string {
  return esAsegurada ? origenes.aseguradora : origenes.producto;
}
