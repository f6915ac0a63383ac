import type { CambioDeCorreo } from "./cuenta";
import type { Documento } from "../personas/documento";
import type { ParaDeshacer } from "../deshacer/enlaceParaDeshacer";

export interface CambioDeCorreoRepository {
  abrir(cambio: CambioDeCorreo): Promise<void>;
  /** Newest change of mail that waits for its code. */
  pendiente(idPersona: number, desde: Date): Promise<CambioDeCorreo | null>;
  /** Confirms a change of mail; false when it no longer waits. */
  confirmar(idCambio: string, paraDeshacer: ParaDeshacer, now: Date): Promise<boolean>;
  /** Cancels the person's waiting changes of mail. */
  anularPendientes(idPersona: number, now: Date): Promise<void>;
  /** Confirmed changes of mail whose undo links still work, oldest first. */
  sinDeshacer(idPersona: number, now: Date): Promise<CambioDeCorreo[]>;
  porDeshacer(huella: string, now: Date): Promise<CambioDeCorreo | null>;
  /** First change of mail since `desde`, when its undo link still works. */
  primeroDesde(idPersona: number, desde: Date, now: Date): Promise<CambioDeCorreo | null>;
  /** Marks a change of mail as undone; true for the first caller only. */
  deshacer(idCambio: string, now: Date): Promise<boolean>;
  /** Cancels the changes of mail that the person requested after this one. */
  anularPosteriores(cambio: CambioDeCorreo, now: Date): Promise<void>;
}

/** Regular mails to a person. Each context that sends such mails implements this port. */
export interface EnvioAlCorreoRepository {
  /** Sends the regular mails to the new address from now on. */
  mudar(idPersona: number, anterior: string, nuevo: string): Promise<void>;
  /** Deletes addresses and names that were given since `desde`. */
  olvidarDesde(idPersona: number, desde: Date): Promise<void>;
  /** Removes a document that left the account from future mails. */
  olvidarDocumento(idPersona: number, documento: Documento): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    enviosAlCorreo: EnvioAlCorreoRepository;
    cambiosDeCorreo: CambioDeCorreoRepository;
  }
}
