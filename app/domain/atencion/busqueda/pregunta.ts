import { normalizarDocumento } from "../../cuentas/personas/documento";
import { normalizarCorreo } from "../../cuentas/identidad/identidad";
import { codigoCortoEscrito } from "../../shared/codigoCorto";
import { limpiarLinea } from "../../shared/limpieza";
import { normalizarTelefono } from "../../shared/telefono/telefono";

/** Ways to read a searched text. `id`: the whole id of an order or a session. */
export type TipoDePregunta = "correo" | "documento" | "telefono" | "pedido" | "cita" | "id" | "cupon";

export interface Pregunta {
  tipo: TipoDePregunta;
  /** The text as the store has it. */
  valor: string;
}

/** Kinds of a search in words, for the registro: the searched text itself is personal, and is kept nowhere. */
export const NOMBRE_DE_PREGUNTA: Readonly<Record<TipoDePregunta, string>> = {
  correo: "correo",
  documento: "documento",
  telefono: "teléfono",
  pedido: "código de pedido",
  cita: "código de sesión",
  id: "código largo",
  cupon: "cupón",
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const TELEFONO = /^\d{6,15}$/;
const DOCUMENTO = /^(?=.*\d)[\dA-Z-]{6,15}$/;
const CUPON = /^(?=.*[A-Z])[\dA-Z-]{3,30}$/;
const PREFIJO_DE_PERU = /^\+?51(?=9\d{8}$)/;

/**
 * Ways in which a searched text can be read, each to be looked up by an index. Empty for a text that is none.
 *
 * @example preguntasDe("ana@correo.example"); // [{ tipo: "correo", valor: "ana@correo.example" }]
 */
export function preguntasDe(texto: string): Pregunta[] {
  const escrito = limpiarLinea(texto);
  if (escrito.includes("@")) return [{ tipo: "correo", valor: normalizarCorreo(escrito) }];
  if (UUID.test(escrito)) return [{ tipo: "id", valor: escrito.toLowerCase() }];
  const corto = codigoCortoEscrito(escrito);
  if (corto) return [{ tipo: corto.clase, valor: corto.codigo }];
  const telefono = normalizarTelefono(escrito).replace(PREFIJO_DE_PERU, "");
  const documento = normalizarDocumento(escrito);
  const cupon = escrito.toUpperCase();
  return [
    ...(DOCUMENTO.test(documento) ? [{ tipo: "documento", valor: documento } as const] : []),
    ...(TELEFONO.test(telefono) ? [{ tipo: "telefono", valor: telefono } as const] : []),
    ...(CUPON.test(cupon) ? [{ tipo: "cupon", valor: cupon } as const] : []),
  ];
}
