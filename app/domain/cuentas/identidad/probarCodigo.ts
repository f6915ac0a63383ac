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

/** What codes are made, counted and looked at with. */
export interface ConCodigos {
  huella: Huella;
  /** Six digits that nobody can guess. */
  nuevoCodigo: () => string;
  /** What whoever is at an address has more addresses in. */
  redAlrededor: (red: string) => string | null;
}

/** Says `de` whom it is, too: what is being proven may have changed since the code was sent. */
const aHuella = (idCodigo: string, de: string, codigo: string) => `codigo:${idCodigo}:${de}:${codigo}`;

interface DepsDeEnvio extends DepsSinSesion, Pick<ConCodigos, "redAlrededor"> {}

/**
 * Counts one more code from an address, and from it towards a mail: the same whoever the mail belongs to, and nobody
 * elsewhere keeps its owner from asking. Answers why it may not be sent, or null.
 */
export function makePermitirEnvio(deps: DepsDeEnvio) {
  const { repos, huella, now, redAlrededor } = deps;
  const permitirSinSesion = makePermitirSinSesion(deps);
  const cabeEnSuBuzon = makeCabeEnSuBuzon(deps);
  return async function permitirEnvio(entrada: {
    /** Whom or what is asked about. */
    destino: string;
    /** Where the mail goes, where that is known already. */
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
 * Counts one more mail to somebody; false where their box has had enough for a day, from where it is asked for or, for
 * whoever is not known in this browser, from everywhere.
 */
export function makeCabeEnSuBuzon({ repos, huella, now, redAlrededor }: DepsDeEnvio) {
  return async (correo: string, red: string, conocido = false): Promise<boolean> => {
    const cabe = async (contador: string, tope: number) =>
      (await repos.intentos.contar(contador, { tope, ventanaEnMinutos: UN_DIA_EN_MINUTOS }, now())) <= tope;
    // First: what is refused there no longer counts for the others.
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
 * Makes a code for `idCodigo`, which proves only what is `de` that mail or person, and hands it to whoever writes the
 * mail; the one before is worth nothing any more.
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
 * Looks at a code that was entered. Every look counts, also those made at once; the code stays until it is used. A day
 * has so many wrong ones for whom they are `de`: asking for new codes all day does not make guessing worth it.
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
      // First: what is refused there no longer counts for the others.
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
