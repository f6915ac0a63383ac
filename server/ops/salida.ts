import { soles } from "../../app/domain/shared/dinero";
import { visible } from "../../app/domain/shared/ocultar";
import { diaYHoraEscrita } from "../../app/domain/shared/fechas";

/** Labels of fields in the terminal that cannot be derived from the field's name. */
const ETIQUETAS: Record<string, string> = {
  actualizadoEn: "Cambió",
  cadena: "Pedidos que se reemplazaron",
  codigoPlan: "Plan",
  creadoEn: "Cuándo",
  idAsunto: "Código de lo que cambió",
  inicio: "Empieza",
  miramosEn: "Volvemos a preguntar a la pasarela",
  relevadoPor: "Lo reemplazó el pedido",
  titulo: "Qué es",
};

/** Words of field names with a written accent; words in "-ción" and "-sión" follow a rule below. */
const CON_TILDE: Record<string, string> = {
  codigo: "código",
  cupon: "cupón",
  dia: "día",
  dias: "días",
  maximo: "máximo",
  minimo: "mínimo",
  numero: "número",
  pagina: "página",
  publico: "público",
  razon: "razón",
  telefono: "teléfono",
  titulo: "título",
  ultima: "última",
  ultimas: "últimas",
  ultimo: "último",
  ultimos: "últimos",
};

const escrita = (palabra: string) => CON_TILDE[palabra] ?? palabra.replace(/([cs])ion$/, "$1ión");

/** Label of a field in a terminal: "idPedido" → "Código de pedido", "montoCentimos" → "Monto". */
function etiqueta(clave: string): string {
  // A field name that is itself data (a specialty, a reason) stays as it is.
  if (!/^[a-z]+([A-Z][a-z]+)*$/.test(clave)) return visible(clave);
  const palabras = clave
    .replace(/Centimos$/, "")
    .replace(/^id(?=[A-Z])/, "código de ")
    .replace(/[A-Z]/g, (letra) => ` ${letra.toLowerCase()}`)
    .replace(/ +/g, " ")
    .replace(/[a-z]+/g, escrita);
  return ETIQUETAS[clave] ?? palabras.charAt(0).toUpperCase() + palabras.slice(1);
}

/** A value in words for a terminal; `--json` gives it unchanged. */
export function enPalabras(valor: unknown, sangria = ""): string {
  if (valor instanceof Date) return `${diaYHoraEscrita(valor)} (${valor.toISOString()})`;
  if (Array.isArray(valor)) {
    if (valor.length === 0) return "—";
    if (valor.every((elemento) => typeof elemento !== "object")) return visible(valor.join(", "));
    return valor
      .map((elemento) => `\n${sangria}- ${enPalabras(elemento, `${sangria}  `).trimStart()}`)
      .join("");
  }
  if (valor === null || valor === undefined) return "—";
  if (typeof valor === "string") return visible(valor);
  if (typeof valor === "boolean") return valor ? "sí" : "no";
  if (typeof valor === "number") return String(valor);
  return Object.entries(valor)
    .map(([clave, contenido]) => `\n${sangria}${etiqueta(clave)}: ${campo(clave, contenido, sangria)}`)
    .join("");
}

function campo(clave: string, valor: unknown, sangria: string): string {
  if (typeof valor === "number" && /centimos$/i.test(clave)) return soles(valor);
  return enPalabras(valor, `${sangria}  `);
}
