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
/** How many codes go to one mail, and are asked for from one address, in a window. */
export const CODIGOS_POR_CORREO = 5;
export const CODIGOS_POR_DIRECCION = 30;
/** Wrong codes for one mail or person in a day, however many were asked for. */
export const ERRADOS_POR_DIA = 50;
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

export type RechazoDeCodigo = "codigo-invalido" | "demasiados-codigos" | "demasiados-envios";

export const RECHAZOS_DE_CODIGO: Rechazos<RechazoDeCodigo> = {
  "codigo-invalido": {
    clase: "invalid",
    mensaje: `Ese código no es válido o ya venció. Dura ${VIDA_DE_CODIGO_EN_MINUTOS} minutos y admite ${INTENTOS_POR_CODIGO} intentos; puedes pedir otro.`,
  },
  "demasiados-codigos": {
    clase: "too-many",
    mensaje: "Hubo demasiados códigos equivocados hoy. Vuelve a intentarlo mañana.",
  },
  "demasiados-envios": {
    clase: "too-many",
    mensaje: `Ya enviamos varios códigos. Espera ${VENTANA_DE_INTENTOS_EN_MINUTOS} minutos para pedir otro.`,
  },
};

export interface DepsDeCodigo extends DepsConSitio<LoDeLaCuenta> {
  huella: Huella;
  /** Six digits that nobody can guess. */
  nuevoCodigo: () => string;
}

const aHuella = (idCodigo: string, codigo: string) => `codigo:${idCodigo}:${codigo}`;

/** Counts one more code towards a mail and from an address: the same whoever the mail belongs to. */
export function makePermitirEnvio({ repos, huella, now }: Pick<DepsDeCodigo, "repos" | "huella" | "now">) {
  const permitirSinSesion = makePermitirSinSesion({ repos, huella, now });
  return async function permitirEnvio(destino: string, direccion: string): Promise<boolean> {
    if (!(await permitirSinSesion(direccion))) return false;
    const contar = (clave: string) => repos.intentos.contar(clave, VENTANA_DE_INTENTOS_EN_MINUTOS, now());
    const deLaDireccion = await contar(`codigos-desde:${huella(direccion)}`);
    const delDestino = await contar(`codigos-a:${huella(destino)}`);
    return deLaDireccion <= CODIGOS_POR_DIRECCION && delDestino <= CODIGOS_POR_CORREO;
  };
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
export function makeProbarCodigo({ repos, now, huella }: DepsDeCodigo) {
  return async function probarCodigo(idCodigo: string, codigo: string, { de }: { de: string }) {
    const delDia = `errados:${huella(de)}`;
    if ((await repos.intentos.contar(delDia, DIA_EN_MINUTOS, now())) > ERRADOS_POR_DIA) {
      return refuse("demasiados-codigos");
    }
    const guardada = await repos.codigos.contarIntento(idCodigo, INTENTOS_POR_CODIGO, now());
    const posibles = huella.posibles(aHuella(idCodigo, codigo));
    if (guardada === null || !posibles.includes(guardada)) return refuse("codigo-invalido");
    await repos.intentos.descontar(delDia);
    return done(guardada);
  };
}
