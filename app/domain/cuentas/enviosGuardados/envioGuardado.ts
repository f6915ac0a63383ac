import { z } from "zod";
import { LARGO_DE_UN_VALOR } from "../../shared/navegacion/envio";
import { campoExacto } from "../../shared/campos";

/**
 * Minutes for which a form is kept: long enough to sign in with a second factor, and short, because another person may
 * use the browser.
 */
export const VIDA_DE_ENVIO_GUARDADO_EN_MINUTOS = 60;
/** Maximum of kept forms of a person; the oldest are deleted. */
export const MAXIMO_DE_ENVIOS_GUARDADOS = 5;

/** The fields of a form that was sent after its access had ended, and the page to return to. */
export const envioGuardado = z.object({
  vuelve: campoExacto(LARGO_DE_UN_VALOR),
  campos: z.array(z.tuple([campoExacto(LARGO_DE_UN_VALOR), campoExacto(LARGO_DE_UN_VALOR)])),
});
export type EnvioGuardado = z.output<typeof envioGuardado>;

export interface EnvioGuardadoCerrado {
  /** Digest of the key that decrypts the form: somebody who reads the table can decrypt nothing. */
  idEnvio: string;
  idPersona: number;
  cerrado: string;
  expiraEn: Date;
}

/** Forms that were sent without an access, encrypted with a key that only the browser has. */
export interface EnvioGuardadoRepository {
  guardar(envio: EnvioGuardadoCerrado): Promise<void>;
  leer(idEnvio: string, now: Date): Promise<EnvioGuardadoCerrado | null>;
  borrar(idEnvio: string): Promise<void>;
  /** Keeps the newest `cuantos` forms of a person, and deletes the others. */
  dejarNuevos(idPersona: number, cuantos: number): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    enviosGuardados: EnvioGuardadoRepository;
  }
}
