import { fechaDe } from "../../../../app/domain/shared/fechas";
import { cumpleLuhn, tarjetaConNumero, type TarjetaDePrueba } from "./tarjetas";

export const CAMPOS = ["numero", "titular", "vencimiento", "codigo"] as const;
export type Campo = (typeof CAMPOS)[number];
export type Valores = Record<Campo, string>;
export type Errores = Partial<Record<Campo, string>>;

export const VACIO: Valores = { numero: "", titular: "", vencimiento: "", codigo: "" };

export type Lectura = { ok: true; tarjeta: TarjetaDePrueba } | { ok: false; errores: Errores };

/** Reads the form with the card, on the payment page of the test gateway. */
export function leerFormulario(valores: Valores, now: Date): Lectura {
  const digitos = valores.numero.replace(/[\s-]/g, "");
  const tarjeta = tarjetaConNumero(digitos);
  const errores: Errores = {
    numero: errorDeNumero(digitos),
    titular: errorDeTitular(valores.titular.trim()),
    vencimiento: errorDeVencimiento(valores.vencimiento.trim(), now),
    codigo: errorDeCodigo(valores.codigo.trim()),
  };
  const hayErrores = CAMPOS.some((campo) => errores[campo]);
  return tarjeta && !hayErrores ? { ok: true, tarjeta } : { ok: false, errores };
}

function errorDeNumero(digitos: string): string | undefined {
  if (digitos === "") return "Escribe el número de la tarjeta";
  if (!/^\d{13,19}$/.test(digitos) || !cumpleLuhn(digitos)) {
    return "El número de la tarjeta no es correcto. Revisa sus dígitos";
  }
  if (!tarjetaConNumero(digitos)) {
    return "Aquí solo funcionan las tarjetas de prueba. Elige una de la lista y no uses una tarjeta real";
  }
}

function errorDeTitular(titular: string): string | undefined {
  if (titular === "") return "Escribe el nombre como figura en la tarjeta";
  if (titular.length > 80) return "El nombre puede tener hasta 80 caracteres";
}

/** Form of a card's expiry: `12/29`, and its variants from browsers and people: `12 / 29`, `1229`, `12/2029`. */
const VENCIMIENTO = /^(0[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/;

function errorDeVencimiento(vencimiento: string, now: Date): string | undefined {
  if (vencimiento === "") return "Escribe el vencimiento de la tarjeta";
  const [, mes, anio] = VENCIMIENTO.exec(vencimiento) ?? [];
  if (!mes || !anio) return "Escribe el vencimiento con mes y año, por ejemplo 12/29";
  // A card is valid through the last day of its month.
  if (`20${anio}-${mes}` < fechaDe(now).slice(0, 7)) return "La tarjeta está vencida";
}

function errorDeCodigo(codigo: string): string | undefined {
  if (codigo === "") return "Escribe el código de seguridad";
  if (!/^\d{3,4}$/.test(codigo)) return "El código de seguridad tiene 3 o 4 dígitos";
}
