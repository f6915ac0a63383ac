import { soles } from "../../app/domain/shared/dinero";
import { diaYHora } from "../../app/domain/shared/fechas";

/** A value as a person reads it in a terminal; `--json` gives it as it is. */
export function enPalabras(valor: unknown, sangria = ""): string {
  if (valor instanceof Date) return `${diaYHora(valor)} (${valor.toISOString()})`;
  if (Array.isArray(valor)) {
    if (valor.length === 0) return "—";
    if (valor.every((uno) => typeof uno !== "object")) return valor.join(", ");
    return valor.map((uno) => `\n${sangria}- ${enPalabras(uno, `${sangria}  `).trimStart()}`).join("");
  }
  if (valor === null || valor === undefined) return "—";
  if (typeof valor === "string") return valor;
  if (typeof valor === "number" || typeof valor === "boolean") return String(valor);
  return Object.entries(valor)
    .map(([clave, suyo]) => `\n${sangria}${clave}: ${campo(clave, suyo, sangria)}`)
    .join("");
}

function campo(clave: string, valor: unknown, sangria: string): string {
  if (typeof valor === "number" && /centimos$/i.test(clave)) return soles(valor);
  return enPalabras(valor, `${sangria}  `);
}
