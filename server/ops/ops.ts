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

/** What goes with every order. */
const DE_TODAS = {
  json: bandera,
  ayuda: { ...bandera, short: "h" },
  help: bandera,
  operador: texto,
} as const;

/** What is written, and the status that the program ends with. */
export interface Respuesta {
  estado: number;
  salida: string;
  error: string;
}

/**
 * Carries out one order of the command line. The services are opened only for an order that can be understood; a
 * refusal is said in the words that it has everywhere.
 */
export async function atender(
  argumentos: string[],
  abrir: Parameters<Orden["hacer"]>[1]["abrir"],
  almacen: Almacen,
): Promise<Respuesta> {
  // What belongs to one order is read below, once it is known which.
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
  const como = { args: argumentos, options: { ...orden.opciones, ...DE_TODAS }, allowPositionals: true };
  try {
    const { values, positionals } = parseArgs(como);
    return { opciones: values, resto: positionals.slice(1) };
  } catch {
    // Node's own message would repeat what was typed.
    throw new UsoIncorrecto(porQueNoSeEntiende(como, nombre, orden));
  }
}

/** Of what was typed only the name of an option that some order has is repeated: anything else may be anything. */
function porQueNoSeEntiende(como: ParseArgsConfig, nombre: string, { opciones }: Orden): string {
  const { tokens } = parseArgs({ ...como, strict: false, tokens: true });
  const ajena = tokens.find((uno) => uno.kind === "option" && !Object.hasOwn(como.options ?? {}, uno.name));
  if (ajena?.kind !== "option") return "A una opción le falta su valor, o le sobra.";
  const suyas = Object.keys(opciones).map((una) => `--${una}`);
  const esDeOtra = Object.values(ORDERS).some((otra) => Object.hasOwn(otra.opciones, ajena.name));
  return [
    esDeOtra ? `La opción --${ajena.name} es de otra orden.` : "Hay una opción que no existe.",
    suyas.length > 0 ? `«${nombre}» tiene ${TODAS.format(suyas)}.` : `«${nombre}» no tiene opciones propias.`,
  ].join(" ");
}

function ordenDe(nombre: string): Orden {
  const orden = Object.hasOwn(ORDERS, nombre) ? ORDERS[nombre] : undefined;
  if (!orden) throw new UsoIncorrecto("Esa orden no existe. Se escribe delante de sus opciones.");
  return orden;
}

function escribir(json: boolean, valor: unknown): string {
  if (json) return JSON.stringify({ ok: true, valor });
  // A document, such as a table for a spreadsheet: its lines are its own.
  return typeof valor === "string" ? visible(valor, "\r\n\t") : enPalabras(valor).trimStart();
}

function rechazar(json: boolean, estado: number, codigo: string, mensaje: string): Respuesta {
  return json
    ? { estado, salida: JSON.stringify({ ok: false, codigo, mensaje }), error: "" }
    : { estado, salida: "", error: mensaje };
}

function ayuda(nombre: string | undefined): string {
  const una = nombre !== undefined && Object.hasOwn(ORDERS, nombre) ? ORDERS[nombre] : undefined;
  const ordenes = una ? [una] : Object.values(ORDERS);
  return [
    "Uso: npm run ops -- ORDEN [opciones]",
    "",
    ...ordenes.flatMap(({ uso, ayuda: para }) => [`  ${uso}`, `      ${para}`]),
    "",
    "En todas: --json escribe el resultado como JSON; --operador NOMBRE dice quién actúa.",
    "Termina con 0 si se hizo, 1 si se rechazó, 2 si la orden no se entiende.",
  ].join("\n");
}
