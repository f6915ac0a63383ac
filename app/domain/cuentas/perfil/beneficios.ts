import type { Persona } from "../personas/persona";

/** Benefits that the insurer asserts for a person. */
export interface Beneficios {
  tieneEPS: boolean;
  esPiloto: boolean;
}

/** Benefits when the lookup failed: none. The page tells of the failure. */
export const SIN_BENEFICIOS: Beneficios = { tieneEPS: false, esPiloto: false };

/** Port to look up a person's benefits. */
export interface ConsultaDeBeneficios {
  de: (persona: Pick<Persona, "idPersona" | "idUsuario">) => Promise<Beneficios>;
}

export const EPS_SIN_VERIFICAR = "No pudimos verificar tu EPS";
