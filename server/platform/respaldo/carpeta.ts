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

/** Reason to refuse a backup or a restore, in words for the operator. */
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
  /** Rows of each table at the moment of the backup. */
  filas: z.record(z.string(), z.number()),
  archivos: z.record(z.string().regex(/^[\w-][\w.-]*$/), z.object({ bytes: z.number(), sha256: z.string() })),
  /** Signature of all fields above; missing without a known secret, and in old backups. */
  firma: z.string().optional(),
});
export type Manifiesto = z.output<typeof manifiesto>;
export type Filas = Manifiesto["filas"];

export interface ComoRestaurar {
  /** True when existing data may be moved aside. */
  reemplazar: boolean;
  /** Suffix of the new name of data that is moved aside. */
  sufijo: string;
}

/** Fills a temporary folder and renames it at the end, so that the folder is complete or absent. */
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
    const datos = await llenar(borrador);
    const archivos: Manifiesto["archivos"] = {};
    for (const nombre of readdirSync(borrador)) {
      chmodSync(path.join(borrador, nombre), SOLO_SUYO);
      alDisco(path.join(borrador, nombre));
      archivos[nombre] = await huellaDe(path.join(borrador, nombre));
    }
    const sinFirma = manifiesto.parse({ formato: 1, ...datos, archivos });
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

/** Error of a full disk: it is always the backup's disk, whichever file found no room. */
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

/** Reads a backup; checks its signature and every byte of its files. */
export async function leerCarpeta<F>(
  carpeta: string,
  exigirFirma: (manifiesto: { texto: string; firma: string | undefined }) => F,
): Promise<Manifiesto & { firmado: F }> {
  const { manifiesto: leido, texto } = leerManifiesto(carpeta);
  const firmado = exigirFirma({ texto, firma: leido.firma });
  for (const [nombre, { bytes, sha256 }] of Object.entries(leido.archivos)) {
    const archivo = path.join(carpeta, nombre);
    const huella = existsSync(archivo) ? await huellaDe(archivo) : undefined;
    if (huella?.bytes !== bytes || huella.sha256 !== sha256) throw danado(archivo);
  }
  return { ...leido, firmado };
}

/** The list of a backup, and the text that its signature signs. It does not check the files. */
export function leerManifiesto(carpeta: string): { manifiesto: Manifiesto; texto: string } {
  const donde = path.join(carpeta, MANIFIESTO);
  if (!existsSync(donde)) {
    throw new RechazoDeRespaldo("no-es-respaldo", `En ${carpeta} no hay un respaldo: falta ${MANIFIESTO}.`);
  }
  const leido = manifiesto.safeParse(enJson(readFileSync(donde, "utf8")));
  if (!leido.success) throw danado(donde);
  const { firma: _, ...sinFirma } = leido.data;
  return { manifiesto: leido.data, texto: JSON.stringify(sinFirma) };
}

export const danado = (archivo: string) =>
  new RechazoDeRespaldo("respaldo-danado", `${archivo} no es como se escribió: usa otro respaldo.`);

/** Refuses a copy whose tables have another number of rows than expected, and names those tables. */
export function exigirFilas(archivo: string, contadas: Filas, debidas: Filas) {
  const tablas = [...new Set([...Object.keys(contadas), ...Object.keys(debidas)])];
  const distintas = tablas.filter((tabla) => contadas[tabla] !== debidas[tabla]);
  if (distintas.length === 0) return;
  throw new RechazoDeRespaldo(
    "respaldo-incompleto",
    `${archivo} no tiene todas las filas que debería en ${distintas.join(", ")}: no se usa.`,
  );
}

/**
 * Refuses to back up a database without the product's tables: such a backup would be found useless only when it is
 * needed.
 */
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

/** Flushes a file or folder to the disk, so that a power cut does not damage it. */
function alDisco(archivoOCarpeta: string) {
  const descriptor = openSync(archivoOCarpeta, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Replaces a file by a copy in one step. Returns the new name of the old file, which is moved aside. */
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

/** An instant as part of a file name. */
export const sello = (momento: Date) => momento.toISOString().replace(/[-:]/g, "").replace(".", "_");

export const tienenLoMismo = (primero: string, segundo: string) =>
  readFileSync(primero).equals(readFileSync(segundo));

export const enUso = (base: string, programas: readonly string[] = []) =>
  new RechazoDeRespaldo(
    "base-en-uso",
    `Alguien está usando la base de datos ${base}${programas.length > 0 ? ` (${programas.join(", ")})` : ""}: detén todos los procesos del producto y vuelve a intentarlo.`,
  );

export function enJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}
