import { z } from "zod";

/** Long enough to sign in with a second step, and no longer: somebody else may be sitting there. */
export const VIDA_DE_ENVIO_GUARDADO_EN_MINUTOS = 60;
/** Of one person: the newest ones. */
export const MAXIMO_DE_ENVIOS_GUARDADOS = 5;

/** What was typed into a form whose session had ended, and the address to which its person comes back. */
export const envioGuardado = z.object({
  vuelve: z.string(),
  campos: z.array(z.tuple([z.string(), z.string()])),
});
export type EnvioGuardado = z.output<typeof envioGuardado>;

export interface EnvioGuardadoCerrado {
  /** A digest of the key that opens it: who reads the table cannot open anything. */
  idEnvio: string;
  idPersona: number;
  cerrado: string;
  expiraEn: Date;
}

/** What a browser without a session had sent, closed with a key that its browser alone keeps. */
export interface EnvioGuardadoRepository {
  guardar(envio: EnvioGuardadoCerrado): Promise<void>;
  leer(idEnvio: string, now: Date): Promise<EnvioGuardadoCerrado | null>;
  borrar(idEnvio: string): Promise<void>;
  /** Leaves a person their newest ones. */
  dejarNuevos(idPersona: number, cuantos: number): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    enviosGuardados: EnvioGuardadoRepository;
  }
}
