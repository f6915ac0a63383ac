import type { Persona } from "../personas/persona";
import type { Deps } from "../../shared/puertos";
import { SIN_BENEFICIOS, type Beneficios, type ConsultaDeBeneficios } from "./beneficios";
import { perfilDe, type Parte, type Perfil } from "./perfil";

interface DepsDeBeneficios {
  beneficios: ConsultaDeBeneficios;
  alFallar: (error: unknown) => void;
}

/** The profile of a person. */
export function makeVerPerfil({ repos }: Deps<"perfiles">) {
  return async (persona: Persona): Promise<Perfil> =>
    perfilDe(persona, await repos.perfiles.de(persona.idPersona));
}

/** Benefits of a person. A failed lookup gives none, and tells of the failure. */
export function makeVerBeneficios({ beneficios, alFallar }: DepsDeBeneficios) {
  return async (persona: Pick<Persona, "idPersona" | "idUsuario">): Promise<Parte<Beneficios>> => {
    try {
      return { estado: "success", valor: await beneficios.de(persona) };
    } catch (error) {
      alFallar(error);
      return { estado: "error", valor: SIN_BENEFICIOS };
    }
  };
}
