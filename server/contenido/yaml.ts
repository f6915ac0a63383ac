import { isMap, isScalar, LineCounter, parseDocument, visit, type Document, type YAMLError } from "yaml";
import { lineaMuyHondaDeYaml } from "./limites";
import { escribirCampo, problemaImprevisto, type Lugar, type Problema } from "./problemas";

export interface YamlLeido {
  valor: unknown;
  lugar: Lugar;
}

/** Parses a YAML file of the content and keeps the line of each value. Invalid YAML leaves a problem and no value. */
export function leerYaml(
  texto: string,
  archivo: string,
  desdeLinea: number,
  problemas: Problema[],
): YamlLeido | null {
  try {
    return leer(texto, archivo, desdeLinea, problemas);
  } catch (error) {
    problemas.push(problemaImprevisto(error, archivo, desdeLinea));
    return null;
  }
}

function leer(texto: string, archivo: string, desdeLinea: number, problemas: Problema[]): YamlLeido | null {
  const muyHonda = lineaMuyHondaDeYaml(texto);
  if (muyHonda !== null) {
    const mensaje = "lleva demasiados niveles, uno dentro de otro";
    problemas.push({ archivo, linea: muyHonda + desdeLinea, campo: "", mensaje });
    return null;
  }
  const lineas = new LineCounter();
  const documento = parseDocument(texto, { lineCounter: lineas, schema: "core", version: "1.2" });
  // Warnings of the YAML parser count as errors: an unknown tag was not intended either.
  const errores = [...documento.errors, ...documento.warnings];
  for (const error of errores) {
    const linea = lineas.linePos(error.pos[0]).line + desdeLinea;
    problemas.push({ archivo, linea, campo: "", mensaje: mensajeDe(error) });
  }
  const alias: number[] = [];
  visit(documento, {
    Alias(_, { range, source }) {
      const linea = lineas.linePos(range?.[0] ?? 0).line + desdeLinea;
      alias.push(linea);
      problemas.push({
        archivo,
        linea,
        campo: "",
        mensaje: `los alias (*${source}) no se usan: escríbelo entero`,
      });
      return visit.BREAK;
    },
  });
  if (errores.length > 0 || alias.length > 0) return null;
  const valor = documento.toJS({ maxAliasCount: 0 }) as unknown;
  const lugar: Lugar = (campo) => ({
    archivo,
    linea: lineas.linePos(posicionDe(documento, campo)).line + desdeLinea,
    campo: escribirCampo(campo),
  });
  return { valor, lugar };
}

/** Position of a value in a YAML file; that of its parent when the value is missing. */
function posicionDe(documento: Document.Parsed, campo: readonly PropertyKey[]): number {
  for (let hasta = campo.length; hasta > 0; hasta--) {
    const padre = hasta === 1 ? documento.contents : documento.getIn(campo.slice(0, hasta - 1), true);
    const ultimo = campo[hasta - 1];
    // The line of a field is that of its name, because the value may begin on the next line.
    if (isMap(padre)) {
      const par = padre.items.find(({ key }) => isScalar(key) && key.value === ultimo);
      if (par && isScalar(par.key) && par.key.range) return par.key.range[0];
    }
    const nodo: unknown = documento.getIn(campo.slice(0, hasta), true);
    if (isScalar(nodo) || isMap(nodo)) return nodo.range?.[0] ?? 0;
  }
  return documento.contents?.range[0] ?? 0;
}

const MENSAJES: Partial<Record<YAMLError["code"], string>> = {
  DUPLICATE_KEY: "ese campo está dos veces",
  BAD_INDENT: "la sangría no corresponde",
  MISSING_CHAR: "falta un signo: una comilla, un corchete o dos puntos",
  TAB_AS_INDENT: "la sangría lleva espacios y no tabuladores",
  TAG_RESOLVE_FAILED: "las etiquetas con signo de exclamación no se usan",
};

const mensajeDe = ({ code }: YAMLError) => MENSAJES[code] ?? "no está bien escrito como YAML";
