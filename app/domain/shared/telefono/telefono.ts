import { z } from "zod";
import { limpiarNumero } from "../limpieza";
import { PAISES } from "./paises";
import { cuandoEsten } from "../revision";

/** Several countries share a dial code: it then stands for the largest of them when nothing else is known. */
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

/** "Chile (+56)" */
export const nombreConPrefijo = ({ nombre, prefijo }: { nombre: string; prefijo: string }) =>
  `${nombre} (${prefijo})`;

export const prefijoDe = (iso: string) => PAISES.find((pais) => pais.iso === iso)?.prefijo;

/** The country that a dial code stands for where its number says no more. */
const paisDe = (prefijo: string): string =>
  PAIS_PRINCIPAL[prefijo] ?? PAISES.find((pais) => pais.prefijo === prefijo)?.iso ?? PAIS_POR_DEFECTO;

/** Spaces and signs with which people write a number are no part of it. */
export const normalizarTelefono = (texto: string) => limpiarNumero(texto).replace(/[()]/g, "");

/**
 * The number as the world dials it. A code of several parts (`+1-264`) names its area too, which somebody may have
 * written again in front of the number, or another area of the same country in its place.
 */
export function e164(prefijo: string, numero: string): string {
  const [pais = "", area = ""] = prefijo.replace("+", "").split("-");
  return `+${pais}${area && numero.length < 10 ? area : ""}${numero}`;
}

/** What the browser can tell without the tables of every country: the server asks those too. */
export function faltaDelTelefono(prefijo: string, numero: string): string | null {
  if (prefijo === PREFIJO_DE_PERU) {
    return MOVIL_DE_PERU.test(numero) ? null : "Escribe un celular de 9 dígitos que empiece con 9";
  }
  return /^\d{4,14}$/.test(numero) ? null : "Escribe el número solo con dígitos, sin el código del país";
}

export const TELEFONO_INEXISTENTE = "Ese número no existe en el país que elegiste";

/** Says whether a number exists, in the notation of `e164`. */
export type ExisteTelefono = (e164: string) => boolean;

/** The country of a number in the notation of `e164`, as its ISO code; undefined for a number that is none. */
export type PaisEnElPlan = (e164: string) => string | undefined;

/**
 * The country of a kept telephone. Of those that share its dial code it is the one that the number belongs to.
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

/** The number without the code of its country, written as `+51`, `0051` or, in Peru where nothing else fits, `51`. */
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
 * The country whose code a number begins with, as `+56` or `0056`, where it is not the chosen one; null without such
 * a code. The longest code wins.
 *
 * @example paisDelCodigo("+51", "+56912345678") // Chile
 */
export function paisDelCodigo(prefijo: string, escrito: string): Pais | null {
  const numero = sinCodigoPropio(prefijo, normalizarTelefono(escrito));
  const digitos = /^(?:\+|00)(\d+)$/.exec(numero)?.[1];
  if (!digitos) return null;
  const [otro] = PAISES.map((pais) => pais.prefijo)
    .filter((uno) => digitos.startsWith(codigoDe(uno)))
    .sort((a, b) => codigoDe(b).length - codigoDe(a).length);
  return otro === undefined ? null : (PAISES.find(({ iso }) => iso === paisDe(otro)) ?? null);
}

/** What a form sends of a telephone: a select's value is the country, because codes are shared. */
export const camposDeTelefono = {
  pais: z.string("Elige el país").refine((iso) => prefijoDe(iso) !== undefined, "Elige el país"),
  telefono: z
    .string("Escribe tu celular")
    .max(40, { error: "Escribe solo el número", abort: true })
    .overwrite(normalizarTelefono),
};

/** The button by which a form asks for itself again under another country; its value is that country. */
export const CAMBIAR_PAIS = "cambiarPais";

export const CON_TELEFONO = cuandoEsten("pais", "telefono");
export const CON_TELEFONO_POR_API = cuandoEsten("prefijo", "telefono");

/**
 * Refuses a number that the country cannot have; it may begin with the country's code. Where it begins with the code
 * of another country, the refusal names that country and suggests its dial code.
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

/** The data of a form whose number has no country's code any more. */
export const sinCodigo = <T extends TelefonoDeFormulario>(datos: T): T => ({
  ...datos,
  telefono: sinCodigoPropio(prefijoDe(datos.pais) ?? "", datos.telefono),
});

/** A dial code that one of our countries has. */
export const prefijoConocido = z
  .string("Falta el prefijo")
  .refine((prefijo) => PAISES.some((pais) => pais.prefijo === prefijo), "Usa un prefijo como +51");

/** The same for `/v2`, which says the dial code itself; Peru's when it says none. */
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

/** What `/v2` sent, whose number has no country's code any more. */
export const sinCodigoPorApi = <T extends TelefonoDeApi>(datos: T): T => ({
  ...datos,
  telefono: sinCodigoPropio(datos.prefijo, datos.telefono),
});

export const OPCIONES_DE_PAIS = PAISES.map((pais) => ({ valor: pais.iso, texto: nombreConPrefijo(pais) }));
