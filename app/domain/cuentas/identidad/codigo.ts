import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import type { DepsConSitio } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { sumarMinutos } from "../../shared/fechas";
import { VENTANA_DE_INTENTOS_EN_MINUTOS } from "./identidad";
import type { Huella } from "../../shared/huella";
import { makePermitirSinSesion } from "../../shared/intentos/sinSesion";

/** What proves whose an account is, and what opens it. */
export type LoDeLaCuenta =
  | "accesos"
  | "accesosADatos"
  | "bloqueos"
  | "cambiosDeCorreo"
  | "codigos"
  | "consentimientos"
  | "correos"
  | "direccionesSecretas"
  | "eliminaciones"
  | "identidades"
  | "intentos"
  | "personas"
  | "politicas"
  | "recuperaciones"
  | "registros"
  | "segundosFactores";

export const VIDA_DE_CODIGO_EN_MINUTOS = 10;
export const INTENTOS_POR_CODIGO = 5;
/** How many codes go to one mail from one address, and are asked for from it in all, in a window. */
export const CODIGOS_POR_CORREO = 5;
export const CODIGOS_POR_DIRECCION = 30;
/** How many mails with a code one network makes us send to one mail in a day: nobody's box is filled by a stranger. */
export const CORREOS_DE_UNA_RED_POR_DIA = 15;
/**
 * Wrong codes in a day for one mail, document or person, however many were asked for: from one network, so that a
 * stranger elsewhere does not use up their owner's, and from all of them. With six digits, whoever has as many networks
 * as they like guesses one code in 1,667 days (600 × 10⁻⁶ a day), and needs thirty networks to close a mail for a day.
 */
export const ERRADOS_DE_UNA_RED_POR_DIA = 20;
export const ERRADOS_POR_DIA = 600;
const DIA_EN_MINUTOS = 24 * 60;

/** A code that waits to be entered. Only its keyed digest is kept. */
export interface Codigo {
  /** What it proves, such as `registro:<id>`: asking for another one replaces it. */
  idCodigo: string;
  huella: string;
  expiraEn: Date;
}

export const entradaDeCodigo = z.object({
  codigo: z
    .string("Escribe el código de 6 dígitos")
    .max(40, "El código tiene 6 dígitos")
    .transform((texto) => texto.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, "El código tiene 6 dígitos")),
});

export type RechazoDeCodigo =
  "codigo-invalido" | "demasiados-codigos" | "demasiados-envios" | "demasiados-envios-hoy";

export const RECHAZOS_DE_CODIGO: Rechazos<RechazoDeCodigo> = {
  "codigo-invalido": {
    clase: "invalid",
    mensaje: `Ese código no es válido o ya venció. Dura ${VIDA_DE_CODIGO_EN_MINUTOS} minutos y admite ${INTENTOS_POR_CODIGO} intentos; puedes pedir otro.`,
  },
  "demasiados-codigos": {
    clase: "too-many",
    mensaje: "Hubo demasiados códigos equivocados hoy. Vuelve a intentarlo mañana, o desde otra red.",
  },
  "demasiados-envios": {
    clase: "too-many",
    mensaje: `Ya enviamos varios códigos. Espera ${VENTANA_DE_INTENTOS_EN_MINUTOS} minutos para pedir otro.`,
  },
  "demasiados-envios-hoy": {
    clase: "too-many",
    mensaje:
      "Hoy ya enviamos muchos códigos a ese correo. Usa el último que recibiste, o pide otro mañana o desde otra red.",
  },
};

export interface DepsDeCodigo extends DepsConSitio<LoDeLaCuenta> {
  huella: Huella;
  /** Six digits that nobody can guess. */
  nuevoCodigo: () => string;
  /** What whoever is at an address has more addresses in. */
  redAlrededor: (red: string) => string | null;
}

const aHuella = (idCodigo: string, codigo: string) => `codigo:${idCodigo}:${codigo}`;

type DepsDeEnvio = Pick<DepsDeCodigo, "repos" | "huella" | "now">;

/**
 * Counts one more code from an address, and from it towards a mail: the same whoever the mail belongs to, and nobody
 * elsewhere keeps its owner from asking. Answers why it may not be sent, or null.
 */
export function makePermitirEnvio(deps: DepsDeEnvio) {
  const { repos, huella, now } = deps;
  const permitirSinSesion = makePermitirSinSesion(deps);
  const cabeEnSuBuzon = makeCabeEnSuBuzon(deps);
  return async function permitirEnvio(entrada: {
    /** Whom or what is asked about. */
    destino: string;
    /** Where the mail goes, where that is known already. */
    correo: string | null;
    red: string;
  }): Promise<"demasiados-envios" | "demasiados-envios-hoy" | null> {
    const { destino, correo, red } = entrada;
    if (!(await permitirSinSesion(red))) return "demasiados-envios";
    const contar = (clave: string) => repos.intentos.contar(clave, VENTANA_DE_INTENTOS_EN_MINUTOS, now());
    const deLaRed = await contar(`codigos-desde:${huella(red)}`);
    const delDestino = await contar(`codigos-a:${huella(`${destino} ${red}`)}`);
    if (deLaRed > CODIGOS_POR_DIRECCION || delDestino > CODIGOS_POR_CORREO) return "demasiados-envios";
    return correo === null || (await cabeEnSuBuzon(correo, red)) ? null : "demasiados-envios-hoy";
  };
}

/** Counts one more mail to somebody; false where their box has had enough for a day from where it is asked for. */
export function makeCabeEnSuBuzon({ repos, huella, now }: DepsDeEnvio) {
  return async (correo: string, red: string): Promise<boolean> =>
    (await repos.intentos.contar(`correos-a-desde:${huella(`${correo} ${red}`)}`, DIA_EN_MINUTOS, now())) <=
    CORREOS_DE_UNA_RED_POR_DIA;
}

/** Makes a code for `idCodigo` and hands it to whoever writes the mail; the one before is worth nothing any more. */
export function makeEmitirCodigo({ now, huella, nuevoCodigo }: DepsDeCodigo) {
  return function emitirCodigo(idCodigo: string): { codigo: string; fila: Codigo } {
    const codigo = nuevoCodigo();
    const expiraEn = sumarMinutos(now(), VIDA_DE_CODIGO_EN_MINUTOS);
    return { codigo, fila: { idCodigo, huella: huella(aHuella(idCodigo, codigo)), expiraEn } };
  };
}

/**
 * Looks at a code that was entered. Every look counts, also those made at once; the code stays until it is used. A day
 * has so many wrong ones for whom they are `de`: asking for new codes all day does not make guessing worth it.
 */
export function makeProbarCodigo({ repos, now, huella, redAlrededor }: DepsDeCodigo) {
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
    for (const [clave, porDia] of topes) {
      if ((await repos.intentos.contar(clave, DIA_EN_MINUTOS, now())) > porDia)
        return refuse("demasiados-codigos");
    }
    const guardada = await repos.codigos.contarIntento(idCodigo, INTENTOS_POR_CODIGO, now());
    const posibles = huella.posibles(aHuella(idCodigo, codigo));
    if (guardada === null || !posibles.includes(guardada)) return refuse("codigo-invalido");
    for (const [clave] of topes) await repos.intentos.descontar(clave);
    return done(guardada);
  };
}
