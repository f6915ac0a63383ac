import { DEFAULT_MIGRATION_TABLE } from "kysely";
import { createHash } from "node:crypto";
import {
  chmodSync,
  closeSync,
  copyFileSync,
  createReadStream,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { crearCarpeta, darAlDuenoDe } from "../dueno";
import { esFaltaDeEspacio } from "../sinEspacio";

/** What a backup, or putting one back, refuses, in the words for the operator. */
export class RechazoDeRespaldo extends Error {
  constructor(
    readonly codigo: string,
    mensaje: string,
  ) {
    super(mensaje);
  }
}

const MANIFIESTO = "respaldo.json";
export const SECRETOS = "secretos.json";
const SOLO_SUYO = 0o600;

const manifiesto = z.object({
  formato: z.literal(1),
  motor: z.enum(["sqlite", "postgres"]),
  hechoEn: z.string(),
  operador: z.string(),
  /** How many rows each table had at the moment that the backup shows. */
  filas: z.record(z.string(), z.number()),
  archivos: z.record(z.string().regex(/^[\w-][\w.-]*$/), z.object({ bytes: z.number(), sha256: z.string() })),
  /** Over all of the above; without it where no secret was known, and before there were signatures. */
  firma: z.string().optional(),
});
export type Manifiesto = z.output<typeof manifiesto>;
export type Filas = Manifiesto["filas"];

export interface ComoRestaurar {
  /** Whether what stands there may be moved aside. */
  reemplazar: boolean;
  /** What its new name ends with. */
  sufijo: string;
}

/** A folder that is there whole or not at all: it is filled beside its place, and moved there at the end. */
export async function llenarCarpeta(
  carpeta: string,
  llenar: (borrador: string) => Promise<Pick<Manifiesto, "motor" | "filas" | "operador" | "hechoEn">>,
  firmar: ((texto: string) => string) | null,
): Promise<Manifiesto> {
  if (existsSync(carpeta)) {
    throw new RechazoDeRespaldo(
      "respaldo-ya-existe",
      `${carpeta} ya existe: elige otra carpeta para el respaldo.`,
    );
  }
  const borrador = abrirBorrador(carpeta);
  try {
    const dicho = await llenar(borrador);
    const archivos: Manifiesto["archivos"] = {};
    for (const nombre of readdirSync(borrador)) {
      chmodSync(path.join(borrador, nombre), SOLO_SUYO);
      alDisco(path.join(borrador, nombre));
      archivos[nombre] = await huellaDe(path.join(borrador, nombre));
    }
    const sinFirma = manifiesto.parse({ formato: 1, ...dicho, archivos });
    const escrito: Manifiesto = firmar ? { ...sinFirma, firma: firmar(JSON.stringify(sinFirma)) } : sinFirma;
    const donde = path.join(borrador, MANIFIESTO);
    writeFileSync(donde, `${JSON.stringify(escrito, null, 2)}\n`, { mode: SOLO_SUYO });
    alDisco(donde);
    alDisco(borrador);
    renameSync(borrador, carpeta);
    alDisco(path.dirname(carpeta));
    return escrito;
  } catch (error) {
    throw esFaltaDeEspacio((error as NodeJS.ErrnoException).code) ? sinEspacio(carpeta) : error;
  } finally {
    rmSync(borrador, { recursive: true, force: true });
  }
}

/** What is too full is the place of the backup, whichever file it was that found no room. */
const sinEspacio = (carpeta: string) =>
  new RechazoDeRespaldo(
    "sin-espacio",
    `No queda espacio en el disco para el respaldo ${carpeta}: libera espacio, o elige una carpeta en otro disco.`,
  );

function abrirBorrador(carpeta: string): string {
  try {
    crearCarpeta(path.dirname(carpeta));
    return mkdtempSync(`${carpeta}.a-medias-`);
  } catch (error) {
    if (esFaltaDeEspacio((error as NodeJS.ErrnoException).code)) throw sinEspacio(carpeta);
    throw new RechazoDeRespaldo(
      "carpeta-imposible",
      `No se puede crear la carpeta ${carpeta}: elige una donde este usuario pueda escribir.`,
    );
  }
}

/** Reads a backup and makes sure that it is whose it should be, and every byte of it what was written. */
export async function leerCarpeta<F>(
  carpeta: string,
  exigirFirma: (manifiesto: { texto: string; firma: string | undefined }) => F,
): Promise<Manifiesto & { firmado: F }> {
  const donde = path.join(carpeta, MANIFIESTO);
  if (!existsSync(donde)) {
    throw new RechazoDeRespaldo("no-es-respaldo", `En ${carpeta} no hay un respaldo: falta ${MANIFIESTO}.`);
  }
  const leido = manifiesto.safeParse(enJson(readFileSync(donde, "utf8")));
  if (!leido.success) throw danado(donde);
  const { firma, ...sinFirma } = leido.data;
  const firmado = exigirFirma({ texto: JSON.stringify(sinFirma), firma });
  for (const [nombre, { bytes, sha256 }] of Object.entries(leido.data.archivos)) {
    const archivo = path.join(carpeta, nombre);
    const huella = existsSync(archivo) ? await huellaDe(archivo) : undefined;
    if (huella?.bytes !== bytes || huella.sha256 !== sha256) throw danado(archivo);
  }
  return { ...leido.data, firmado };
}

export const danado = (archivo: string) =>
  new RechazoDeRespaldo("respaldo-danado", `${archivo} no es como se escribió: usa otro respaldo.`);

/** Which tables have another number of rows than they should, in words. */
export function exigirFilas(archivo: string, contadas: Filas, debidas: Filas) {
  const tablas = [...new Set([...Object.keys(contadas), ...Object.keys(debidas)])];
  const distintas = tablas.filter((tabla) => contadas[tabla] !== debidas[tabla]);
  if (distintas.length === 0) return;
  throw new RechazoDeRespaldo(
    "respaldo-incompleto",
    `${archivo} no tiene todas las filas que debería en ${distintas.join(", ")}: no se usa.`,
  );
}

/** A database of something else, or of nothing, is saved as readily as ours: nobody would miss anything until it is too late. */
export function exigirProducto(base: string, filas: Filas) {
  if (filas[DEFAULT_MIGRATION_TABLE]) return;
  throw new RechazoDeRespaldo(
    "sin-producto",
    `La base de datos ${base} no tiene las tablas del producto: revisa DATABASE_URL y DATA_DIR.`,
  );
}

async function huellaDe(archivo: string) {
  const huella = createHash("sha256");
  await pipeline(createReadStream(archivo), huella);
  return { bytes: statSync(archivo).size, sha256: huella.digest("hex") };
}

/** Not until this has returned does a power cut leave it whole. */
function alDisco(archivoOCarpeta: string) {
  const descriptor = openSync(archivoOCarpeta, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Puts a copy in the place of a file at once; what stood there is moved aside and named. */
export function poner(origen: string, destino: string, sufijo: string): string | null {
  const nuevo = `${destino}.restaurando`;
  crearCarpeta(path.dirname(destino));
  copyFileSync(origen, nuevo);
  chmodSync(nuevo, SOLO_SUYO);
  darAlDuenoDe(path.dirname(destino), nuevo);
  alDisco(nuevo);
  const apartado = apartar(destino, sufijo);
  renameSync(nuevo, destino);
  alDisco(path.dirname(destino));
  return apartado;
}

export function apartar(archivo: string, sufijo: string): string | null {
  if (!existsSync(archivo)) return null;
  const apartado = `${archivo}.antes-${sufijo}`;
  renameSync(archivo, apartado);
  return apartado;
}

/** A moment as part of a name. */
export const sello = (momento: Date) => momento.toISOString().replace(/[-:]/g, "").replace(".", "_");

export const tienenLoMismo = (uno: string, otro: string) => readFileSync(uno).equals(readFileSync(otro));

export const enUso = (base: string, quienes: readonly string[] = []) =>
  new RechazoDeRespaldo(
    "base-en-uso",
    `Alguien está usando la base de datos ${base}${quienes.length > 0 ? ` (${quienes.join(", ")})` : ""}: detén todos los procesos del producto y vuelve a intentarlo.`,
  );

export function enJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
