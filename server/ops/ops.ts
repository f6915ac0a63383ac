import { userInfo } from "node:os";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { nombreDeOperador } from "../../app/domain/shared/actos/acto";
import { ORDERS } from "../modules";
import { leer, UsoIncorrecto } from "../platform/orders/argumentos";
import { bandera, texto, type Almacen, type Orden } from "../platform/orders/orden";
import { RechazoDeRespaldo } from "../platform/respaldo/carpeta";
import { visible } from "../../app/domain/shared/ocultar";
import { enPalabras } from "./salida";

export const HECHO = 0;
export const RECHAZADO = 1;
export const MAL_USO = 2;

const TODAS = new Intl.ListFormat("es", { type: "conjunction" });

/** Options that every order of the command line has. */
const DE_TODAS = {
  json: bandera,
  ayuda: { ...bandera, short: "h" },
  help: bandera,
  operador: texto,
} as const;

/** Output of the command line and its exit status. */
export interface Respuesta {
  estado: number;
  salida: string;
  error: string;
}

/**
 * Carries out one order of the command line. The services are opened only for a valid order. A refusal has the same
 * words as on the site.
 */
export async function atender(
  argumentos: string[],
  abrir: Parameters<Orden["hacer"]>[1]["abrir"],
  almacen: Almacen,
): Promise<Respuesta> {
  // Options of a single order are read below, when the order is known.
  const { values, positionals } = parseArgs({
    args: argumentos,
    options: DE_TODAS,
    allowPositionals: true,
    strict: false,
  });
  const json = values.json === true;
  const [nombre, sobreCual] = positionals;
  const pideAyuda = values.ayuda === true || values.help === true || nombre === "ayuda";
  try {
    if (pideAyuda || nombre === undefined) {
      return {
        estado: pideAyuda ? HECHO : MAL_USO,
        salida: ayuda(nombre === "ayuda" ? sobreCual : nombre),
        error: "",
      };
    }
    const orden = ordenDe(nombre);
    const { opciones, resto } = separar(argumentos, nombre, orden);
    const operador = leer(nombreDeOperador, opciones.operador ?? userInfo().username, "--operador");
    const resultado = await orden.hacer({ operador, resto, opciones }, { almacen, abrir });
    return resultado.ok
      ? { estado: HECHO, salida: escribir(json, resultado.value), error: "" }
      : rechazar(json, RECHAZADO, resultado.rechazo, resultado.detalle);
  } catch (error) {
    if (error instanceof RechazoDeRespaldo) return rechazar(json, RECHAZADO, error.codigo, error.message);
    if (!(error instanceof UsoIncorrecto)) throw error;
    return rechazar(json, MAL_USO, "mal-uso", `${error.message}\nMira «npm run ops -- ayuda».`);
  }
}

function separar(argumentos: string[], nombre: string, orden: Orden) {
  const configuracion = {
    args: argumentos,
    options: { ...orden.opciones, ...DE_TODAS },
    allowPositionals: true,
  };
  try {
    const { values, positionals } = parseArgs(configuracion);
    return { opciones: values, resto: positionals.slice(1) };
  } catch {
    // The error message of Node would repeat what was typed, which may be secret.
    throw new UsoIncorrecto(porQueNoSeEntiende(configuracion, nombre, orden));
  }
}

/**
 * Says why a command line is not understood. It repeats only names of options of other orders, because the rest of the
 * typed text may be secret.
 */
function porQueNoSeEntiende(configuracion: ParseArgsConfig, nombre: string, { opciones }: Orden): string {
  const { tokens } = parseArgs({ ...configuracion, strict: false, tokens: true });
  const ajena = tokens.find(
    (token) => token.kind === "option" && !Object.hasOwn(configuracion.options ?? {}, token.name),
  );
  if (ajena?.kind !== "option") return "A una opción le falta su valor, o le sobra.";
  const nombresDeOpciones = Object.keys(opciones).map((opcion) => `--${opcion}`);
  const esDeOtra = Object.values(ORDERS).some((candidata) => Object.hasOwn(candidata.opciones, ajena.name));
  return [
    esDeOtra ? `La opción --${ajena.name} es de otra orden.` : "Hay una opción que no existe.",
    nombresDeOpciones.length > 0
      ? `«${nombre}» tiene ${TODAS.format(nombresDeOpciones)}.`
      : `«${nombre}» no tiene opciones propias.`,
  ].join(" ");
}

function ordenDe(nombre: string): Orden {
  const orden = Object.hasOwn(ORDERS, nombre) ? ORDERS[nombre] : undefined;
  if (!orden) throw new UsoIncorrecto("Esa orden no existe. Se escribe delante de sus opciones.");
  return orden;
}

function escribir(json: boolean, valor: unknown): string {
  if (json) return JSON.stringify({ ok: true, valor });
  if (Array.isArray(valor) && valor.length === 0) return "No hay nada que mostrar.";
  // A text value is a document, such as a table for a spreadsheet: it keeps its line breaks.
  return typeof valor === "string" ? visible(valor, "\r\n\t") : enPalabras(valor).trimStart();
}

function rechazar(json: boolean, estado: number, codigo: string, mensaje: string): Respuesta {
  return json
    ? { estado, salida: JSON.stringify({ ok: false, codigo, mensaje }), error: "" }
    : { estado, salida: "", error: mensaje };
}

function ayuda(nombre: string | undefined): string {
  const pedida = nombre !== undefined && Object.hasOwn(ORDERS, nombre) ? ORDERS[nombre] : undefined;
  const ordenes = pedida ? [pedida] : Object.values(ORDERS);
  return [
    "Uso: npm run ops -- ORDEN [opciones]",
    "",
    ...ordenes.flatMap(({ uso, ayuda: para }) => [`  ${uso}`, `      ${para}`]),
    "",
    "En todas: --json escribe el resultado como JSON; --operador NOMBRE dice quién actúa.",
    "Termina con 0 si se hizo, 1 si se rechazó, 2 si la orden no se entiende.",
  ].join("\n");
}
