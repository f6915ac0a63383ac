import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { sumarMinutos } from "../../shared/fechas";
import { VENTANA_DE_INTENTOS_EN_MINUTOS } from "./identidad";
import type { Huella } from "../../shared/huella";
import { makePermitirSinSesion, type DepsSinSesion } from "../../shared/intentos/sinSesion";
import {
  VIDA_DE_CODIGO_EN_MINUTOS,
  INTENTOS_POR_CODIGO,
  CODIGOS_POR_CORREO,
  CODIGOS_POR_DIRECCION,
  CORREOS_DE_UNA_RED_POR_DIA,
  CORREOS_POR_DIA,
  ERRADOS_DE_UNA_RED_POR_DIA,
  ERRADOS_POR_DIA,
  type Codigo,
} from "./codigo";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** Dependencies to make and check codes. */
export interface ConCodigos {
  huella: Huella;
  /** Makes a random code of six digits (ASVS 4.0.3, 2.7.6). */
  nuevoCodigo: () => string;
  /** The larger network that contains an address. */
  redAlrededor: (red: string) => string | null;
}

/** Digest of a code. It includes `de`, because the mail or person to be proven may change after the code was sent. */
const aHuella = (idCodigo: string, de: string, codigo: string) => `codigo:${idCodigo}:${de}:${codigo}`;

interface DepsDeEnvio extends DepsSinSesion, Pick<ConCodigos, "redAlrededor"> {}

/**
 * Counts a request for a code, by address, and by address and mail. The counts are the same with or without an account,
 * and requests from elsewhere do not block the owner. Returns the refusal, or null.
 */
export function makePermitirEnvio(deps: DepsDeEnvio) {
  const { repos, huella, now, redAlrededor } = deps;
  const permitirSinSesion = makePermitirSinSesion(deps);
  const cabeEnSuBuzon = makeCabeEnSuBuzon(deps);
  return async function permitirEnvio(entrada: {
    /** Mail, document or person for which the code is requested. */
    destino: string;
    /** Mail to which the code goes; null until it is known. */
    correo: string | null;
    red: string;
    conocido?: boolean;
  }): Promise<"demasiados-envios" | "demasiados-envios-hoy" | null> {
    const { destino, correo, red, conocido } = entrada;
    if (!(await permitirSinSesion(red))) return "demasiados-envios";
    const contar = (clave: string, tope: number) =>
      repos.intentos.contar(clave, { tope, ventanaEnMinutos: VENTANA_DE_INTENTOS_EN_MINUTOS }, now());
    const deLaRed = await contar(`codigos-desde:${huella(red)}`, CODIGOS_POR_DIRECCION);
    const aEse = huella(`${destino} ${redAlrededor(red)}`);
    const delDestino = await contar(`codigos-a:${aEse}`, CODIGOS_POR_CORREO);
    if (deLaRed > CODIGOS_POR_DIRECCION || delDestino > CODIGOS_POR_CORREO) return "demasiados-envios";
    return correo === null || (await cabeEnSuBuzon(correo, red, conocido)) ? null : "demasiados-envios-hoy";
  };
}

/**
 * Counts another mail to a mailbox; false when its daily limit is reached. One limit is for each network; the other is
 * for all networks and exempts a browser that the owner has used.
 */
export function makeCabeEnSuBuzon({ repos, huella, now, redAlrededor }: DepsDeEnvio) {
  return async (correo: string, red: string, conocido = false): Promise<boolean> => {
    const cabe = async (contador: string, tope: number) =>
      (await repos.intentos.contar(contador, { tope, ventanaEnMinutos: UN_DIA_EN_MINUTOS }, now())) <= tope;
    // The narrower count comes first: a try refused by it does not use up the wider one.
    return (
      (await cabe(
        `correos-a-desde:${huella(`${correo} ${redAlrededor(red)}`)}`,
        CORREOS_DE_UNA_RED_POR_DIA,
      )) &&
      (conocido || cabe(`correos-a:${huella(correo)}`, CORREOS_POR_DIA))
    );
  };
}

/**
 * Makes a code for `idCodigo` that is valid only for the mail or person `de`. The caller mails it. It replaces an
 * earlier code.
 */
export function makeEmitirCodigo({
  now,
  huella,
  nuevoCodigo,
}: Pick<Deps<never>, "now"> & Pick<ConCodigos, "huella" | "nuevoCodigo">) {
  return function emitirCodigo(idCodigo: string, de: string): { codigo: string; fila: Codigo } {
    const codigo = nuevoCodigo();
    const expiraEn = sumarMinutos(now(), VIDA_DE_CODIGO_EN_MINUTOS);
    return { codigo, fila: { idCodigo, huella: huella(aHuella(idCodigo, de, codigo)), expiraEn } };
  };
}

/**
 * Checks an entered code. Every check counts, simultaneous ones too; a right code stays valid until it is used. The
 * wrong codes of a day are limited for `de`, so that asking for new codes does not make guessing worthwhile.
 */
export function makeProbarCodigo({
  repos,
  now,
  huella,
  redAlrededor,
}: Pick<Deps<"codigos" | "intentos">, "repos" | "now"> & Pick<ConCodigos, "huella" | "redAlrededor">) {
  return async function probarCodigo(
    idCodigo: string,
    codigo: string,
    { de, red }: { de: string; red: string },
  ) {
    const topes: [string, number][] = [
      // The narrower count comes first: a try refused by it does not use up the wider one.
      [`errados-desde:${huella(`${de} ${redAlrededor(red)}`)}`, ERRADOS_DE_UNA_RED_POR_DIA],
      [`errados:${huella(de)}`, ERRADOS_POR_DIA],
    ];
    for (const [clave, tope] of topes) {
      const limite = { tope, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
      if ((await repos.intentos.contar(clave, limite, now())) > tope) return refuse("demasiados-codigos");
    }
    const guardada = await repos.codigos.contarIntento(idCodigo, INTENTOS_POR_CODIGO, now());
    const posibles = huella.posibles(aHuella(idCodigo, de, codigo));
    if (guardada === null || !posibles.includes(guardada)) return refuse("codigo-invalido");
    for (const [clave] of topes) await repos.intentos.descontar(clave);
    return done(guardada);
  };
}
