import { z } from "zod";
import { campoExacto, campoNormalizado } from "../campos";
import { limpiarNumero } from "../limpieza";
import { PAISES } from "./paises";
import { cuandoEsten } from "../revision";

/** Main country of a dial code that several countries share, used when the number tells no more. */
const PAIS_PRINCIPAL: Record<string, string> = {
  "+1": "US",
  "+7": "RU",
  "+39": "IT",
  "+44": "GB",
  "+47": "NO",
  "+61": "AU",
  "+212": "MA",
  "+262": "RE",
  "+358": "FI",
  "+590": "GP",
  "+599": "CW",
};

export const PAIS_POR_DEFECTO = "PE";
const PREFIJO_DE_PERU = "+51";
const MOVIL_DE_PERU = /^9\d{8}$/;

/** Country with its dial code, as "Chile (+56)". */
export const nombreConPrefijo = ({ nombre, prefijo }: { nombre: string; prefijo: string }) =>
  `${nombre} (${prefijo})`;

export const prefijoDe = (iso: string) => PAISES.find((pais) => pais.iso === iso)?.prefijo;

/** Country for a dial code, when its number tells no more. */
const paisDe = (prefijo: string): string =>
  PAIS_PRINCIPAL[prefijo] ?? PAISES.find((pais) => pais.prefijo === prefijo)?.iso ?? PAIS_POR_DEFECTO;

/** Normalises a typed number: removes spaces and signs. */
export const normalizarTelefono = (texto: string) => limpiarNumero(texto).replace(/[()]/g, "");

/**
 * Number in international format. A dial code of several parts (`+1-264`) includes the area, which the person may have
 * typed again, or another area of the same country instead.
 */
export function e164(prefijo: string, numero: string): string {
  const [pais = "", area = ""] = prefijo.replace("+", "").split("-");
  return `+${pais}${area && numero.length < 10 ? area : ""}${numero}`;
}

/** Checks a telephone in the browser, without the tables of every country; the server checks those too. */
export function faltaDelTelefono(prefijo: string, numero: string): string | null {
  if (prefijo === PREFIJO_DE_PERU) {
    return MOVIL_DE_PERU.test(numero) ? null : "Escribe un celular de 9 dígitos que empiece con 9";
  }
  return /^\d{4,14}$/.test(numero) ? null : "Escribe el número solo con dígitos, sin el código del país";
}

/** True when a number in the format of `e164` exists. */
export type ExisteTelefono = (e164: string) => boolean;

/** ISO code of the country of a number in the format of `e164`; undefined for an invalid number. */
export type PaisEnElPlan = (e164: string) => string | undefined;

/**
 * Country of a stored telephone: among countries with the same dial code, the one that the number belongs to.
 *
 * @example paisDelTelefono({ prefijo: "+7", telefono: "7012345678" }, paisEnElPlan) // "KZ"
 */
export function paisDelTelefono(
  { prefijo, telefono }: { prefijo: string; telefono: string },
  paisEnElPlan: PaisEnElPlan,
): string {
  const iso = telefono && paisEnElPlan(e164(prefijo, telefono));
  return PAISES.find((pais) => pais.iso === iso && pais.prefijo === prefijo)?.iso ?? paisDe(prefijo);
}

const codigoDe = (prefijo: string) => prefijo.replace(/\D/g, "");

/**
 * Number without its country's dial code, written as `+51`, `0051` or, in Peru when the number fits no other way, `51`.
 */
export function sinCodigoPropio(prefijo: string, numero: string): string {
  const codigo = codigoDe(prefijo);
  const resto = /^(?:\+|00)/.test(numero) ? numero.replace(/^(?:\+|00)/, "") : null;
  if (resto !== null) return codigo && resto.startsWith(codigo) ? resto.slice(codigo.length) : numero;
  const sinCodigo = numero.slice(codigo.length);
  const llevaElDePeru = prefijo === PREFIJO_DE_PERU && numero.startsWith(codigo);
  return llevaElDePeru && MOVIL_DE_PERU.test(sinCodigo) ? sinCodigo : numero;
}

type Pais = (typeof PAISES)[number];

/**
 * Country whose code a number begins with, as `+56` or `0056`, when it is not the chosen one; null without such a code.
 * The longest code wins.
 *
 * @example paisDelCodigo("+51", "+56912345678") // Chile
 */
export function paisDelCodigo(prefijo: string, escrito: string): Pais | null {
  const numero = sinCodigoPropio(prefijo, normalizarTelefono(escrito));
  const digitos = /^(?:\+|00)(\d+)$/.exec(numero)?.[1];
  if (!digitos) return null;
  const [otro] = PAISES.map((pais) => pais.prefijo)
    .filter((prefijo) => digitos.startsWith(codigoDe(prefijo)))
    .sort((a, b) => codigoDe(b).length - codigoDe(a).length);
  return otro === undefined ? null : (PAISES.find(({ iso }) => iso === paisDe(otro)) ?? null);
}

/** Telephone fields of a form. The select's value is the country, because countries share codes. */
export const camposDeTelefono = {
  pais: campoExacto(2, "Elige el país").refine((iso) => prefijoDe(iso) !== undefined, "Elige el país"),
  telefono: campoNormalizado(normalizarTelefono, {
    falta: "Escribe tu celular",
    maximo: 40,
    largo: "Escribe solo el número",
  }),
};

/** Name of the button that reloads a form for another country; its value is that country. */
export const CAMBIAR_PAIS = "cambiarPais";

export const CON_TELEFONO = cuandoEsten("pais", "telefono");
export const CON_TELEFONO_POR_API = cuandoEsten("prefijo", "telefono");

/**
 * Refuses a number that is impossible in its country; the number may begin with the country's dial code. When it begins
 * with another country's, the refusal suggests that country.
 */
export function revisarNumero(
  prefijo: string,
  numero: string,
  contexto: z.RefinementCtx,
  path: string[] = ["telefono"],
) {
  const otro = paisDelCodigo(prefijo, numero);
  if (otro) {
    contexto.addIssue({
      ...{ code: "custom", path, params: { sugerencia: { prefijo: otro.prefijo } } },
      message: `Ese número lleva el código de ${nombreConPrefijo(otro)}. Cambia el país o escribe otro número`,
    });
    return;
  }
  const message = faltaDelTelefono(prefijo, sinCodigoPropio(prefijo, numero));
  if (message) contexto.addIssue({ code: "custom", path, message });
}

interface TelefonoDeFormulario {
  pais: string;
  telefono: string;
}

export const revisarTelefono = ({ pais, telefono }: TelefonoDeFormulario, contexto: z.RefinementCtx) =>
  revisarNumero(prefijoDe(pais) ?? "", telefono, contexto);

/** Form data with the dial code removed from the number. */
export const sinCodigo = <T extends TelefonoDeFormulario>(datos: T): T => ({
  ...datos,
  telefono: sinCodigoPropio(prefijoDe(datos.pais) ?? "", datos.telefono),
});

/** Dial code of a country on our list. */
export const prefijoConocido = campoExacto(8, "Usa un prefijo como +51", "Falta el prefijo").refine(
  (prefijo) => PAISES.some((pais) => pais.prefijo === prefijo),
  "Usa un prefijo como +51",
);

/** Telephone fields for `/v2`, with the dial code itself; Peru's by default. */
export const camposDeTelefonoPorApi = {
  prefijo: prefijoConocido.default(PREFIJO_DE_PERU),
  telefono: camposDeTelefono.telefono,
};

interface TelefonoDeApi {
  prefijo: string;
  telefono: string;
}

export const revisarTelefonoPorApi = ({ prefijo, telefono }: TelefonoDeApi, contexto: z.RefinementCtx) =>
  revisarNumero(prefijo, telefono, contexto);

/** Data of `/v2` with the dial code removed from the number. */
export const sinCodigoPorApi = <T extends TelefonoDeApi>(datos: T): T => ({
  ...datos,
  telefono: sinCodigoPropio(datos.prefijo, datos.telefono),
});

export const OPCIONES_DE_PAIS = PAISES.map((pais) => ({ valor: pais.iso, texto: nombreConPrefijo(pais) }));
