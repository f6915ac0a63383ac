import type { DatosDePerfil } from "./perfil";

export interface PerfilRepository {
  de(idPersona: number): Promise<DatosDePerfil>;
  guardar(idPersona: number, datos: DatosDePerfil): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    perfiles: PerfilRepository;
  }
}
