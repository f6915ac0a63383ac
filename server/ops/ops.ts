import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { nombreDeOperador } from "../../app/domain/shared/actos/acto";
import { RECHAZOS_DE_OPERADOR, type RechazoDeOperador } from "../../app/domain/operador/rechazos";
import { ORDERS } from "../modules";
import { leer, UsoIncorrecto, type Opciones } from "../platform/orders/argumentos";
import type { Almacen, Orden, OrdenDeAlmacen, Pedida } from "../platform/orders/orden";
import { RechazoDeRespaldo } from "../platform/respaldo/carpeta";
import { visible } from "../../app/domain/shared/limpiar";
import { enPalabras } from "./salida";

export const HECHO = 0;
export const RECHAZADO = 1;
export const MAL_USO = 2;

const texto = { type: "string" } as const;
const bandera = { type: "boolean" } as const;
const OPCIONES = {
  json: bandera,
  ayuda: { ...bandera, short: "h" },
  help: bandera,
  operador: texto,
  archivo: texto,
  turno: { ...texto, multiple: true },
  fecha: texto,
  desde: texto,
  hasta: texto,
  abierto: bandera,
  quitar: bandera,
  porcentaje: texto,
  monto: texto,
  para: texto,
  especialidad: texto,
  plan: texto,
  sesiones: { ...texto, multiple: true },
  nombre: texto,
  meses: texto,
  precio: texto,
  monedas: texto,
  motivo: texto,
  maximo: texto,
  "por-persona": texto,
  cambio: bandera,
  cuantos: texto,
  reenviar: texto,
  reemplazar: bandera,
  "sin-firma": bandera,
  "con-lo-que-hay": bandera,
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
  abrir: () => Promise<Pick<Pedida, "services" | "acts">>,
  almacen: Almacen,
): Promise<Respuesta> {
  let json = argumentos.includes("--json");
  try {
    const { opciones, resto, nombre } = separar(argumentos);
    json = opciones.json === true;
    if (opciones.ayuda || opciones.help || !nombre || nombre === "ayuda") {
      return {
        estado: nombre || opciones.ayuda || opciones.help ? HECHO : MAL_USO,
        salida: ayuda(resto[0] ?? nombre),
        error: "",
      };
    }
    const orden = ordenDe(nombre);
    const operador = leer(nombreDeOperador, opciones.operador ?? userInfo().username, "--operador");
    const pedida = { operador, resto, opciones };
    let resultado;
    if ("conAlmacen" in orden) resultado = await orden.conAlmacen({ ...pedida, ...almacen });
    else {
      const { services, acts } = await abrir();
      resultado = await orden.hacer({ ...pedida, services, acts });
    }
    if (resultado.ok) return { estado: HECHO, salida: escribir(json, resultado.value), error: "" };
    const mensaje =
      orden.mensajes?.[resultado.rechazo] ??
      RECHAZOS_DE_OPERADOR[resultado.rechazo as RechazoDeOperador].mensaje;
    return rechazar(
      json,
      RECHAZADO,
      resultado.rechazo,
      [mensaje, ...renglonesDe(resultado.detalle)].join("\n"),
    );
  } catch (error) {
    if (error instanceof RechazoDeRespaldo) return rechazar(json, RECHAZADO, error.codigo, error.message);
    if (!(error instanceof UsoIncorrecto)) throw error;
    return rechazar(json, MAL_USO, "mal-uso", `${error.message}\nMira «npm run ops -- ayuda».`);
  }
}

function separar(argumentos: string[]): { opciones: Opciones; nombre: string | undefined; resto: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: argumentos,
      options: OPCIONES,
      allowPositionals: true,
    });
    const [nombre, ...resto] = positionals;
    return { opciones: values, nombre, resto };
  } catch {
    // Node's own message would repeat what was typed.
    throw new UsoIncorrecto("Hay una opción que no existe o a la que le falta su valor.");
  }
}

function ordenDe(nombre: string): Orden | OrdenDeAlmacen {
  const orden = Object.hasOwn(ORDERS, nombre) ? ORDERS[nombre] : undefined;
  if (!orden) throw new UsoIncorrecto("Esa orden no existe.");
  return orden;
}

/** What a refusal has to say line by line, where it has. */
const renglonesDe = (detalle: unknown) =>
  Array.isArray(detalle) ? detalle.filter((uno): uno is string => typeof uno === "string") : [];

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
