import type { ClaveDeFecha } from "../inscripciones/inscripcion";
import type { Certificado } from "./certificado";

/**
 * Certificates of attendance, at most one for each place. `revocar` refuses with false when it was revoked before.
 *
 * @example const certificado = await repos.certificados.porCodigo(codigo);
 */
export interface CertificadoRepository {
  /** Writes the certificate of a place, which has at most one; a second one is ignored. */
  crear(certificado: Certificado): Promise<void>;
  porCodigo(codigo: string): Promise<Certificado | null>;
  deLaInscripcion(idInscripcion: string): Promise<Certificado | null>;
  /** Corrects the minutes on the certificates of a date. */
  corregir(
    fecha: ClaveDeFecha,
    lo: Partial<Pick<Certificado, "clase" | "minutos" | "emitidoEn">>,
  ): Promise<void>;
  /** Adds evidence of presence to the certificate of a place. */
  constatar(
    idInscripcion: string,
    presencia: Partial<Pick<Certificado, "presenteSegundos" | "entroEn" | "confirmado">>,
  ): Promise<void>;
  /** Revokes a certificate. False when it was revoked before. */
  revocar(codigo: string, motivo: string, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    certificados: CertificadoRepository;
  }
}
