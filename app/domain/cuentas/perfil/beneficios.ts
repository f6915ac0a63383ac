import type { Persona } from "../personas/persona";

/** What the insurer says that somebody has. */
export interface Beneficios {
  tieneEPS: boolean;
  esPiloto: boolean;
}

/** A failed lookup gives neither; that it failed is said beside it. */
export const SIN_BENEFICIOS: Beneficios = { tieneEPS: false, esPiloto: false };

/** The port to whoever knows a person's benefits. */
export interface ConsultaDeBeneficios {
  de: (persona: Pick<Persona, "idPersona" | "idUsuario">) => Promise<Beneficios>;
}

export const EPS_SIN_VERIFICAR = "No pudimos verificar tu EPS";
