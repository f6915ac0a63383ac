import type { Certificado } from "./certificado";

export interface CertificadoRepository {
  /** One for each place: a second one is not given. */
  crear(certificado: Certificado): Promise<void>;
  porCodigo(codigo: string): Promise<Certificado | null>;
  deLaInscripcion(idInscripcion: string): Promise<Certificado | null>;
  /** Whether it was good before. */
  revocar(codigo: string, motivo: string, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    certificados: CertificadoRepository;
  }
}
