import type { ClaveDeFecha } from "../inscripciones/inscripcion";
import type { Certificado } from "./certificado";

export interface CertificadoRepository {
  /** One for each place: a second one is not given. */
  crear(certificado: Certificado): Promise<void>;
  porCodigo(codigo: string): Promise<Certificado | null>;
  deLaInscripcion(idInscripcion: string): Promise<Certificado | null>;
  /** Of a date of which more is known than when they were given. */
  corregir(
    fecha: ClaveDeFecha,
    lo: Partial<Pick<Certificado, "clase" | "minutos" | "emitidoEn">>,
  ): Promise<void>;
  /** What more is known of the presence of its person. Certificates of before that was kept stay as they are. */
  constatar(
    idInscripcion: string,
    presencia: Partial<Pick<Certificado, "presenteSegundos" | "entroEn" | "confirmado">>,
  ): Promise<void>;
  /** Whether it was good before. */
  revocar(codigo: string, motivo: string, now: Date): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    certificados: CertificadoRepository;
  }
}
