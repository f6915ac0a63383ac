import type { CambioDeCorreo } from "./cuenta";
import type { Documento } from "../personas/documento";
import type { ParaDeshacer } from "../deshacer/enlaceParaDeshacer";

export interface CambioDeCorreoRepository {
  abrir(cambio: CambioDeCorreo): Promise<void>;
  /** The newest one that nobody has confirmed yet. */
  pendiente(idPersona: number, desde: Date): Promise<CambioDeCorreo | null>;
  /** Answers whether it still waited. */
  confirmar(idCambio: string, paraDeshacer: ParaDeshacer, now: Date): Promise<boolean>;
  /** Those of a person that nobody has confirmed are over. */
  anularPendientes(idPersona: number, now: Date): Promise<void>;
  /** The confirmed ones of a person whose links still work, the oldest first. */
  sinDeshacer(idPersona: number, now: Date): Promise<CambioDeCorreo[]>;
  porDeshacer(huella: string, now: Date): Promise<CambioDeCorreo | null>;
  /** The first one of a person that was confirmed since then, where its link still works. */
  primeroDesde(idPersona: number, desde: Date, now: Date): Promise<CambioDeCorreo | null>;
  /** Once. */
  deshacer(idCambio: string, now: Date): Promise<boolean>;
  /** Every change of a person that was asked for after this one is over with it. */
  anularPosteriores(cambio: CambioDeCorreo, now: Date): Promise<void>;
}

/** Addresses that open something of a person to whoever has them. Whoever gives such addresses answers. */
export interface DireccionSecretaRepository {
  borrar(idPersona: number): Promise<void>;
}

/** What goes to the mail of a person by itself. Whoever sends it answers. */
export interface EnvioAlCorreoRepository {
  /** What went to their former mail goes to the new one. */
  mudar(idPersona: number, anterior: string, nuevo: string): Promise<void>;
  /** What was said since then of where it goes, and in whose name, is void. */
  olvidarDesde(idPersona: number, desde: Date): Promise<void>;
  /** A document that left the account is on nothing that is sent from now on. */
  olvidarDocumento(idPersona: number, documento: Documento): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    direccionesSecretas: DireccionSecretaRepository;
    enviosAlCorreo: EnvioAlCorreoRepository;
    cambiosDeCorreo: CambioDeCorreoRepository;
  }
}
